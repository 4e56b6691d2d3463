/** The dark modules of a square code (`data` row by row, `size` to a row) as one SVG path of unit squares, a run of a row at a time. */
export function dotsPath(size: number, data: ArrayLike<number | boolean>): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; ) {
      let run = 0;
      while (x + run < size && data[y * size + x + run]) run += 1;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += Math.max(1, run);
    }
  }
  return path;
}
