import { type KnownUnit, nameFinder, type OpenInvoice, referenceFinder } from './evidence';

/** A line that is to be matched. */
export interface WaitingLine {
  id: string;
  day: string;
  amount: number;
  description: string;
  reference: string;
  sender: string;
}

/** What a line's text says, whatever its amount. */
export interface Text {
  invoices: readonly OpenInvoice[];
  /** It names an invoice that nothing is owed of. */
  namesOther: boolean;
  units: ReadonlyMap<string, 'strong' | 'weak'>;
  names: ReadonlyMap<string, 'full' | 'part'>;
  /** Whom its sender has paid for. */
  before: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/** Reads lines' texts against the units, their people, what they owe, and who has paid for them. */
export function textReader(known: {
  units: readonly KnownUnit[];
  invoices: readonly OpenInvoice[];
  history: ReadonlyMap<string, ReadonlySet<string>>;
}): (line: WaitingLine) => Text {
  const { unitsIn, invoicesIn } = referenceFinder(known.units, known.invoices);
  const namesIn = nameFinder(known.units);
  return ({ description, reference, sender }) => {
    const { named, namesOther } = invoicesIn(`${description} ${reference}`);
    const units = new Map(unitsIn(description, false));
    for (const [id, how] of unitsIn(reference, true)) {
      if (how === 'strong' || !units.has(id)) units.set(id, how);
    }
    const before = (sender && known.history.get(sender)) || nobody;
    return { invoices: named, namesOther, units, names: namesIn(description), before };
  };
}

/** Whether a text is beyond doubt about a unit, or says at least something of it. */
export const isAbout = ({ invoices, units, names, before }: Text, unitId: string): boolean =>
  invoices.some((invoice) => invoice.unitId === unitId) ||
  units.has(unitId) ||
  names.has(unitId) ||
  before.has(unitId);

/** The units that a text says something of. */
export const unitsOf = ({ invoices, units, names, before }: Text): Set<string> =>
  new Set([
    ...invoices.map(({ unitId }) => unitId),
    ...[...units.keys(), ...names.keys(), ...before],
  ]);
