import type { Position } from '@rookery/rules'
import { useEffect, useState } from 'react'
import { useMindStage } from '../stage/mind-stage.ts'

/** Lets the board show a position while a button is pointed at or focused. */
export function useShownPosition(position: Position) {
  const { onPosition } = useMindStage()
  const [isOver, setIsOver] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isOn = isOver || isFocused
  useEffect(() => {
    if (!isOn) return
    onPosition(position)
    return () => onPosition(undefined)
  }, [isOn, position, onPosition])
  return {
    onPointerEnter: () => setIsOver(true),
    onPointerLeave: () => setIsOver(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
}
