import Link from 'next/link';
import type { ReactNode } from 'react';
import { type Start, type StartStep, stepAddress } from '@/contracts/master-data/start';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';

/** The way to the screen of a step; a property that is not begun is entered. */
export function StepLink(props: {
  step: StartStep;
  property: Start['enter'];
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const { step, property, label, children, ...look } = props;
  const { enter } = usePlaceSwitch();
  if (step === 'enter' && property) {
    return (
      <button type="button" {...look} aria-label={label} onClick={() => enter(property.id)}>
        {children}
      </button>
    );
  }
  return (
    <Link {...look} aria-label={label} href={stepAddress(step)} prefetch={false}>
      {children}
    </Link>
  );
}
