import { code128, qrPath, quietBars, quietDots } from './codes';

/** One dot of a 203 dpi label printer, mm: every module is a whole number of them. */
const dot = 25.4 / 203;

const wholeDots = (modules: number, room: number, most: number) =>
  Math.max(1, Math.min(most, Math.floor(room / (modules * dot)))) * dot;

/** A number in Code 128, as wide as whole printer dots allow within `room`, mm. */
export function Code128({ text, room, height }: { text: string; room: number; height: number }) {
  const { bars, modules } = code128(text);
  const all = modules + 2 * quietBars;
  const width = wholeDots(all, room, 4) * all;
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${all} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      <path
        d={bars.map(({ at, width }) => `M${at + quietBars} 0h${width}v1h-${width}z`).join('')}
      />
    </svg>
  );
}

/** A number as a QR code, as large as whole printer dots allow within `room`, mm. */
export function QrCode({ text, room }: { text: string; room: number }) {
  const { path, modules } = qrPath(text);
  const all = modules + 2 * quietDots;
  const side = wholeDots(all, room, 8) * all;
  return (
    <svg
      role="img"
      aria-label={`QR ${text}`}
      viewBox={`${-quietDots} ${-quietDots} ${all} ${all}`}
      shapeRendering="crispEdges"
      style={{ width: `${side}mm`, height: `${side}mm` }}
    >
      <path d={path} />
    </svg>
  );
}
