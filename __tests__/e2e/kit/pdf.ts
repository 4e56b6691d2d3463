const pointsPerMm = 72 / 25.4;

/** The pages of a PDF that Chromium made, each as its width and height in whole millimetres. */
export function pagesOf(pdf: Buffer): { width: number; height: number }[] {
  const inMm = (points: string | undefined) => Math.round(Number(points) / pointsPerMm);
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => ({ width: inMm(width), height: inMm(height) }));
}
