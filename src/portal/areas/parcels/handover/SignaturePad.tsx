import { useTranslation } from 'next-i18next/pages';
import { type PointerEvent, useRef } from 'react';
import field from '@/portal/areas/parcels/counter/FormField.module.css';
import { Button } from '@/portal/ui/actions/Button';
import styles from './SignaturePad.module.css';

/** The drawing's own units, which the path is in. */
const width = 480;
const height = 140;
/** Points closer than this add nothing but length. */
const apart = 3;
/** As long as the contract takes, with room for the last stroke. */
const mostLetters = 11_900;

/** A signature drawn by finger, pen or mouse, as the path of an SVG; empty until somebody signs. */
export function SignaturePad(props: { path: string; onChange: (path: string) => void }) {
  const { t } = useTranslation('parcels');
  const last = useRef<[number, number] | null>(null);

  function at(event: PointerEvent<SVGSVGElement>): [number, number] {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    const y = ((event.clientY - box.top) / box.height) * height;
    return [Math.round(x), Math.round(y)];
  }

  function down(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = at(event);
    last.current = [x, y];
    if (props.path.length < mostLetters) props.onChange(`${props.path}M${x} ${y}h0`);
  }

  function move(event: PointerEvent<SVGSVGElement>) {
    if (!last.current || props.path.length >= mostLetters) return;
    const [x, y] = at(event);
    const [fromX, fromY] = last.current;
    if (Math.hypot(x - fromX, y - fromY) < apart) return;
    last.current = [x, y];
    props.onChange(`${props.path}L${x} ${y}`);
  }

  const up = () => {
    last.current = null;
  };
  return (
    <div className={field.field}>
      <span className={`${field.label} ${styles.head}`}>
        {t('counter.signature')} <small>({t('intake.optional')})</small>{' '}
        {props.path && (
          <Button size="small" look="link" onClick={() => props.onChange('')}>
            {t('counter.clearSignature')}
          </Button>
        )}
      </span>
      <svg
        role="img"
        aria-label={t('counter.signature')}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles.signature}
        // The focus stays in the form: Enter hands over right after the signature.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        {!props.path && (
          <text x={width / 2} y={height / 2 + 6} textAnchor="middle">
            {t('counter.signHere')}
          </text>
        )}
        <path d={props.path || 'M0 0'} />
      </svg>
    </div>
  );
}
