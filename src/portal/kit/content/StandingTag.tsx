import type { ReactNode } from 'react';
import type { Standing } from '@/contracts/content/period';
import { Tag, type Tone } from '@/portal/ui/words/Tag';

const tones: Record<Standing, Tone> = { running: 'good', coming: 'brand', over: 'plain' };

/** Where today stands to a record's period, in the area's word for it. */
export const StandingTag = ({
  standing,
  children,
}: {
  standing: Standing;
  children: ReactNode;
}) => <Tag tone={tones[standing]}>{children}</Tag>;
