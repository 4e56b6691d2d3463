import type { Layout } from './paper';

/** How a label's room is shared, mm. */
export interface LabelMeasures {
  qr: number;
  bars: { room: number; height: number };
  /** Wide enough for the carrier's number beside its name. */
  roomy: boolean;
  /** For the style sheet: heights of the lines. */
  lines: Record<'--top' | '--unit' | '--name' | '--small' | '--foot', string>;
}

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Margin above and below, and the gap over the last line. */
const spare = 1.9;

/** Shares out a label of any size: the unit large, both codes as large as still leaves it so. */
export function measuresOf({ label: { width, height } }: Layout): LabelMeasures {
  const foot = between(2.6, height * 0.125, 5.5);
  const bars = between(4, height * 0.2, 14);
  const top = height - foot - bars - spare;
  const lines = {
    '--top': top,
    '--unit': top * 0.38,
    '--name': top * 0.435,
    '--small': Math.min(top * 0.185, 5),
    '--foot': foot,
  };
  return {
    qr: Math.min(top, width * 0.36),
    bars: { room: width - 0.8, height: bars },
    roomy: width >= 55,
    lines: Object.fromEntries(
      Object.entries(lines).map(([name, mm]) => [name, `${mm.toFixed(2)}mm`]),
    ) as LabelMeasures['lines'],
  };
}
