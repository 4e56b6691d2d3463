import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { personKey } from '@/services/kit/text/person-key';
import { fold } from '@/services/kit/text/search-text';
import { lettersOf } from './words';

/** What a unit is known by in a bank's text. */
export interface KnownUnit {
  id: string;
  number: string;
  payerName: string;
  /** Who owns, rents or lives there now. */
  people: readonly string[];
}

export interface OpenInvoice {
  id: string;
  unitId: string;
  number: string;
  owed: number;
  dueOn: string;
  /** The month that it is for; nothing is judged by it. */
  period?: string;
}

interface Atom {
  text: string;
  /** Where it stands in the text, up to where. */
  from: number;
  to: number;
}

/** Runs of letters and of figures, in their order. */
const atomsIn = (text: string): Atom[] =>
  [...text.matchAll(/\d+|[a-z]+|[^\d\sa-z./_\-()[\]:,;#]+/g)].map(({ 0: found, index }) => ({
    text: /^\d/.test(found) ? found.replace(/^0+(?=\d)/, '') : found,
    ...{ from: index, to: index + found.length },
  }));

const plain = (text: string) => thaiDigits(fold(text));
const keyOf = (atoms: readonly Atom[]) => atoms.map(({ text }) => text).join(' ');

const most = 4;
const isWord = /(ห้อง(ชุด|เลขที่)?|บ้าน(เลขที่)?|ยูนิต|unit|room|rm|house)[\s.:#]*$/;
/** What may stand between the parts of a number. */
const isJoint = /^[\s./_-]{0,3}$/;

/** Finds the units and the invoices that a text names. */
export function referenceFinder(units: readonly KnownUnit[], invoices: readonly OpenInvoice[]) {
  const byAtoms = new Map<string, string[]>();
  const byFigures = new Map<string, string[]>();
  for (const { id, number } of units) {
    const atoms = atomsIn(plain(number));
    const key = keyOf(atoms);
    byAtoms.set(key, [...(byAtoms.get(key) ?? []), id]);
    if (atoms.length > 1 && !/[a-z]/.test(key)) {
      const figures = atoms.map(({ text }) => text).join('');
      byFigures.set(figures, [...(byFigures.get(figures) ?? []), id]);
    }
  }
  const bySerial = new Map<string, OpenInvoice[]>();
  for (const invoice of invoices) {
    const [, serial = ''] = /(\d+)$/.exec(invoice.number) ?? [];
    const key = String(Number(serial));
    bySerial.set(key, [...(bySerial.get(key) ?? []), invoice]);
  }

  /** By how sure the text means a unit: by a number with letters or a word before it, or by figures alone. */
  function unitsIn(typed: string, isWholeReference: boolean): Map<string, 'strong' | 'weak'> {
    const text = plain(typed);
    const atoms = atomsIn(text);
    const found = new Map<string, 'strong' | 'weak'>();
    for (const [at, first] of atoms.entries()) {
      for (let length = 1; length <= most && at + length <= atoms.length; length++) {
        const part = atoms.slice(at, at + length);
        const last = part.at(-1) ?? first;
        const joints = part
          .slice(1)
          .map((atom, index) => text.slice(part[index]?.to ?? 0, atom.from));
        if (!joints.every((joint) => isJoint.test(joint))) break;
        const key = keyOf(part);
        const before = text.slice(0, first.from);
        const after = text.slice(last.to);
        // A part of a longer number, or of an amount, is none.
        if (/[a-z\d]$/.test(before) && !isWord.test(before)) continue;
        if (/^[a-z\d]/.test(after) || /^[.,]\d/.test(after) || /\d[.,]$/.test(before)) continue;
        const isWhole = isWholeReference && part.length === atoms.length;
        const hasLetter = /[a-zก-ฮ]/.test(key) && /\d/.test(key);
        const isSaid = isWhole || hasLetter || isWord.test(before);
        for (const id of byAtoms.get(key) ?? []) {
          if (isSaid || !found.has(id)) found.set(id, isSaid ? 'strong' : 'weak');
        }
        if (part.length > 1) continue;
        for (const id of byFigures.get(key) ?? []) {
          if (!found.has(id)) found.set(id, isSaid ? 'strong' : 'weak');
        }
      }
    }
    return found;
  }

  /** The open invoices that the text names, and whether it names one that is not open. */
  function invoicesIn(typed: string): { named: OpenInvoice[]; namesOther: boolean } {
    const text = plain(typed).replace(/[\s./_-]/g, '');
    const named: OpenInvoice[] = [];
    let namesOther = false;
    for (const [, year = '', serial = ''] of text.matchAll(/iv(25\d\d)?0*(\d{1,6})(?!\d)/g)) {
      const found = (bySerial.get(String(Number(serial))) ?? []).filter(({ number }) =>
        number.includes(year),
      );
      if (found.length === 1) named.push(...found);
      else namesOther = true;
    }
    return { named: [...new Set(named)], namesOther };
  }
  return { unitsIn, invoicesIn };
}

const leastName = 6;

/** Finds the units whose people a text names: in full, or by the first name and the begin of the last. */
export function nameFinder(units: readonly KnownUnit[]) {
  const people = new Map<string, { first: string; rest: string; unitIds: Set<string> }>();
  for (const { id, people: names } of units) {
    for (const name of names) {
      const key = lettersOf(personKey(name));
      if (key.length < leastName) continue;
      const known = people.get(key);
      if (known) {
        known.unitIds.add(id);
        continue;
      }
      const words = fold(name).trim().split(/\s+/);
      const first = lettersOf(personKey(words.slice(0, -1).join(' ')));
      people.set(key, { first, rest: key.slice(first.length), unitIds: new Set([id]) });
    }
  }
  return (typed: string): Map<string, 'full' | 'part'> => {
    const letters = lettersOf(typed);
    const found = new Map<string, 'full' | 'part'>();
    for (const [key, { first, rest, unitIds }] of people) {
      const isFull = letters.includes(key);
      const isPart = first.length >= 3 && rest !== '' && letters.includes(first + rest.slice(0, 1));
      if (!isFull && !isPart) continue;
      for (const id of unitIds)
        if (isFull || !found.has(id)) found.set(id, isFull ? 'full' : 'part');
    }
    return found;
  };
}
