import type { SmallProperty } from '@tests/services/master-data/billing/model/small-property';
import type { Random } from '@/services/seed/random';
import { bank } from './bank';
import { billing } from './billing';
import { credits } from './credits';
import { type Deeds, doing } from './doing';
import { gateway } from './gateway';
import { held } from './held';
import { months } from './months';
import { paying } from './paying';
import { plans } from './plans';
import { rules } from './rules';
import { sales } from './sales';

/** All that is done with money at a property, by name. */
export function deedsOf(place: SmallProperty, random: Random): Deeds {
  const of = doing(place, random);
  return {
    ...{ ...paying(of), ...billing(of), ...rules(of), ...sales(of), ...gateway(of), ...bank(of) },
    ...{ ...plans(of), ...months(of), ...credits(of), ...held(of) },
  };
}
