import type { Known } from '@/services/master-data/billing/statements/match/judge';
import type { WaitingLine } from '@/services/master-data/billing/statements/match/text';
import { senderOf } from '@/services/master-data/billing/statements/match/words';

/** The same figures for the same seed, 0 to below 1. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const firstNames = [
  ...['สมชาย', 'สมหญิง', 'วิชัย', 'มาลี', 'ประเสริฐ', 'สุดา', 'อนันต์', 'พรทิพย์', 'ธนา', 'กนกวรรณ'],
  ...['ณัฐพล', 'จิราพร', 'ศักดิ์ชัย', 'อรุณี', 'ไพโรจน์', 'นภา', 'วีระ', 'รัตนา', 'ชาญ', 'ดวงใจ'],
];
const lastNames = ['ใจ', 'รัก', 'มั่น', 'สุข', 'ศรี', 'ทอง', 'วงศ์', 'บุญ', 'แสง', 'พงษ์', 'เจริญ'].flatMap(
  (begin) => ['ดี', 'ไทย', 'คง', 'สันต์', 'ใหญ่', 'มี', 'ไพร', 'ผล', 'ชัย'].map((end) => begin + end),
);
const foreigners = ['John Smith', 'Maria Garcia', 'Wei Zhang', 'Hiroshi Tanaka', 'Anna Müller'];
const strangers = ['นาย ปกรณ์ ลือชา', 'MR SOMCHAI JAIDEE', 'น.ส. เพ็ญแข ผ่องใส', 'MS K SUPAPORN'];
const banks = ['KBANK', 'SCB', 'BBL', 'KTB', 'BAY'];
const titles = ['นาย ', 'น.ส. ', 'นางสาว', 'นาง ', 'MR. ', ''];

/** What a line truly is: money for a unit and its invoices, money that has its receipt, or nobody's here. */
export interface Truth {
  kind: string;
  unitId: string | null;
  /** Null where it pays a part, or too much. */
  invoiceIds: readonly string[] | null;
  receiptId: string | null;
}

/**
 * A property of 240 units that mostly owe the same fee, and a statement of 500 lines as residents make them:
 * numbers typed in every way and wrongly, two months at once, the same twice, by somebody else, in part.
 */
export function syntheticStatement(seed: number) {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const chance = (share: number) => next() < share;
  let serial = 0;
  const units = Array.from({ length: 240 }, (_, at) => {
    const building = 'ABC'[at % 3];
    const number = `${building}-${String(101 + Math.floor(at / 24) * 100 + (Math.floor(at / 3) % 8)).padStart(4, '0')}`;
    const name = chance(0.06) ? pick(foreigners) : `${pick(firstNames)} ${pick(lastNames)}`;
    const people = chance(0.2) ? [name, `${pick(firstNames)} ${pick(lastNames)}`] : [name];
    return { id: `u${at}`, number, payerName: name, people };
  });
  // Somebody owns two.
  for (let at = 0; at < 12; at++) {
    const [one, other] = [units[at * 7], units[at * 7 + 40]];
    if (one && other) other.people = [...one.people];
  }
  const fee = () => pick([150_000, 150_000, 150_000, 187_500, 225_000]);
  const invoices = units.flatMap(({ id: unitId }) => {
    const months = chance(0.25) ? 2 : chance(0.1) ? 3 : 1;
    const own = fee();
    const water = chance(0.5) ? Math.floor(next() * 30) * 1800 : 0;
    return Array.from({ length: months }, (_, ago) => {
      serial += 1;
      return {
        ...{ id: `i${serial}`, unitId, owed: own + (ago === 0 ? water : 0) },
        number: `RMN-IV2569-${String(serial).padStart(6, '0')}`,
        dueOn: `2026-${String(11 - ago).padStart(2, '0')}-15`,
      };
    });
  });
  const openOf = (unitId: string) =>
    invoices
      .filter((invoice) => invoice.unitId === unitId)
      .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
  const tails = new Map(units.map(({ id }) => [id, String(1000 + Math.floor(next() * 9000))]));
  const history = new Map<string, Set<string>>();
  const lines: WaitingLine[] = [];
  const truths = new Map<string, Truth>();
  const receipts: Known['receipts'][number][] = [];
  /** What lines before have paid. */
  const paid = new Set<string>();
  let count = 0;

  const spelled = (number: string) => {
    const [letter = '', figures = ''] = number.split('-');
    return pick([
      ...[
        number,
        `${letter}${figures}`,
        `${letter.toLowerCase()} ${Number(figures)}`,
        `${letter}/${figures}`,
      ],
      ...[`ห้อง ${number}`, `ห้อง${letter}${figures}`, `unit ${letter}.${figures}`],
      `${letter}${figures.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? digit)}`,
    ]);
  };
  const sender = (unit: (typeof units)[number]) => {
    const whole = pick(unit.people);
    const cut = chance(0.3) ? whole.slice(0, Math.max(6, whole.length - 3)) : whole;
    return `จาก ${pick(banks)} X${tails.get(unit.id)} ${pick(titles)}${cut}`;
  };
  const stranger = () =>
    `จาก ${pick(banks)} X${1000 + Math.floor(next() * 9000)} ${pick(strangers)}`;
  function add(
    kind: string,
    line: { amount: number; description: string; reference?: string },
    truth: Omit<Truth, 'kind'>,
  ) {
    count += 1;
    const id = `l${String(count).padStart(4, '0')}`;
    const day = `2026-11-${String(1 + Math.floor(count / 21)).padStart(2, '0')}`;
    const { description, reference = '' } = line;
    lines.push({
      id,
      day,
      amount: line.amount,
      description,
      reference,
      sender: senderOf(description),
    });
    truths.set(id, { ...truth, kind });
    for (const invoiceId of truth.invoiceIds ?? []) paid.add(invoiceId);
  }
  // Half of them have paid by the same text before.
  for (const unit of units) {
    if (!chance(0.5)) continue;
    const known = senderOf(`จาก KBANK X${tails.get(unit.id)} ${unit.people[0]}`);
    history.set(known, (history.get(known) ?? new Set()).add(unit.id));
  }

  const kinds = {
    reference: 14,
    qr: 8,
    invoice: 6,
    typo: 7,
    twoMonths: 8,
    history: 9,
    name: 9,
    stranger: 8,
    neighbour: 6,
    amountOnly: 6,
    part: 6,
    tooMuch: 4,
    twice: 5,
    receipt: 6,
    nobody: 4,
  };
  const bag = Object.entries(kinds).flatMap(([kind, weight]) => Array<string>(weight).fill(kind));
  while (lines.length < 500) {
    const kind = pick(bag);
    const unit = pick(units);
    const open = openOf(unit.id).filter(({ id }) => !paid.has(id));
    const [oldest] = open;
    const all = openOf(unit.id);
    const none = { unitId: unit.id, invoiceIds: null, receiptId: null };
    const whole = (some: typeof open) => ({
      ...{ unitId: unit.id, invoiceIds: some.map(({ id }) => id), receiptId: null },
    });
    if (kind === 'nobody') {
      const amount = pick([150_000, 187_500, 99_900, Math.floor(next() * 400_000) + 100]);
      add(kind, { amount, description: pick(['ฝากเงินสด', stranger()]) }, { ...none, unitId: null });
      continue;
    }
    if (kind === 'twice') {
      // Paid again by mistake: the same text and amount, and nothing of it is owed any more.
      const before = pick(lines.filter(({ id }) => truths.get(id)?.kind === 'reference'));
      if (!before) continue;
      const { amount, description, reference } = before;
      const truth = truths.get(before.id) as Truth;
      const later = openOf(truth.unitId ?? '').filter(({ id }) => !paid.has(id));
      const fits = later[0]?.owed === amount ? [later[0].id] : null;
      add(kind, { amount, description, reference }, { ...truth, invoiceIds: fits });
      continue;
    }
    if (!oldest) continue;
    const amount = oldest.owed;
    if (kind === 'reference') {
      const isApart = chance(0.3);
      const written = spelled(unit.number);
      const description = isApart ? sender(unit) : `${sender(unit)} ${written}`;
      add(kind, { amount, description, reference: isApart ? written : '' }, whole([oldest]));
    } else if (kind === 'qr') {
      const ref1 = oldest.number.replace(/[^A-Z0-9]/g, '');
      const reference = `${ref1} ${unit.number.replace('-', '')}`;
      add(kind, { amount, description: `BILL PAYMENT ${pick(banks)}`, reference }, whole([oldest]));
    } else if (kind === 'invoice') {
      const plain = oldest.number.slice(4);
      const short = `IV${Number(plain.slice(-6))}`;
      const description = `${sender(unit)} ${pick([oldest.number, plain, plain.toLowerCase().replace('-', ' '), short])}`;
      add(kind, { amount, description }, whole([oldest]));
    } else if (kind === 'typo') {
      // One wrong key, which may make it another unit's number; half of them under a name that tells nothing.
      const at = unit.number.length - 1 - Math.floor(next() * 3);
      const wrong = `${unit.number.slice(0, at)}${Math.floor(next() * 10)}${unit.number.slice(at + 1)}`;
      if (wrong === unit.number) continue;
      const by = chance(0.5) ? sender(unit) : stranger();
      add(kind, { amount, description: `${by} ${wrong}` }, whole([oldest]));
    } else if (kind === 'twoMonths') {
      if (open.length < 2) continue;
      const two = open.slice(0, 2);
      const sum = two.reduce((total, { owed }) => total + owed, 0);
      add(
        kind,
        { amount: sum, description: `${sender(unit)} ${spelled(unit.number)} 2 เดือน` },
        whole(two),
      );
    } else if (kind === 'history') {
      const description = `จาก KBANK X${tails.get(unit.id)} ${unit.people[0]}`;
      add(kind, { amount, description }, whole([oldest]));
    } else if (kind === 'name') {
      add(
        kind,
        { amount, description: `รับโอนเงิน ${pick(titles)}${pick(unit.people)}` },
        whole([oldest]),
      );
    } else if (kind === 'stranger') {
      add(kind, { amount, description: `${stranger()} ${spelled(unit.number)}` }, whole([oldest]));
    } else if (kind === 'neighbour') {
      // Who owns one unit pays for another, which may owe as much as the payer's own.
      const payer = pick(units.filter(({ id }) => id !== unit.id));
      add(
        kind,
        { amount, description: `${sender(payer)} ${spelled(unit.number)}` },
        whole([oldest]),
      );
    } else if (kind === 'amountOnly') {
      add(kind, { amount, description: pick(['รับโอนเงินผ่านพร้อมเพย์', stranger()]) }, whole([oldest]));
    } else if (kind === 'part') {
      const half = Math.floor(amount / 2 / 100) * 100;
      add(kind, { amount: half, description: `${sender(unit)} ${spelled(unit.number)}` }, none);
    } else if (kind === 'tooMuch') {
      const sum = all.reduce((total, { owed }) => total + owed, 0) + 12_300;
      add(kind, { amount: sum, description: `${sender(unit)} ${spelled(unit.number)}` }, none);
    } else if (kind === 'receipt') {
      // Taken at the desk already; nothing of it is owed by now, though the unit may owe as much again.
      const id = `r${receipts.length}`;
      const reference = chance(0.5) ? `TR${Math.floor(next() * 1e9)}` : '';
      const day = `2026-11-${String(1 + Math.floor((count + 1) / 21)).padStart(2, '0')}`;
      receipts.push({
        ...{ id, number: id, unitId: unit.id, unitNumber: unit.number, payerName: unit.payerName },
        ...{ amount, day, reference },
      });
      const description = `${sender(unit)} ${chance(0.5) ? spelled(unit.number) : ''} ${reference}`;
      add(kind, { amount, description }, { unitId: unit.id, invoiceIds: null, receiptId: id });
    }
  }
  return { lines, truths, known: { units, invoices, receipts, history } satisfies Known };
}
