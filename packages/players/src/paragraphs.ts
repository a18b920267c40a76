/** A text of the catalogue that has several paragraphs. */
export const paragraphs = (text: string): string[] => text.split('\n\n')
