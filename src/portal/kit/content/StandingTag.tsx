import type { ReactNode } from 'react';
import { type Standing, standingMeanings } from '@/contracts/content/period';
import { Tag } from '@/portal/ui/words/Tag';

/** Where today stands to a record's period, in the area's word for it. */
export const StandingTag = (props: { standing: Standing; children: ReactNode }) => (
  <Tag tone={standingMeanings[props.standing]}>{props.children}</Tag>
);
