/** What the host reads of a line of the search. */
//@unmanaged
export class Report {
  depth: i32
  selectiveDepth: i32
  score: i32
  bound: i32
  nodes: u64
  timeMs: f64
  hashPermille: i32
  line: usize
}
