import type { Carrier } from '@/contracts/parcel/parcel';
import type { Random } from '@/services/seed/random';

const s10Weights = [8, 6, 4, 2, 3, 5, 9, 7];

/** The check digit of an S10 number's eight digits. */
export function s10CheckDigit(digits: string): number {
  const sum = s10Weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = 11 - (sum % 11);
  if (check === 10) return 0;
  return check === 11 ? 5 : check;
}

function thailandPost(random: Random): string {
  const digits = random.digits(8);
  return `${random.pick(['EX', 'EY', 'RG', 'PE'])}${digits}${s10CheckDigit(digits)}TH`;
}

const codes: Record<Carrier, (random: Random) => string> = {
  thailand_post: thailandPost,
  flash: (random) => `TH${random.digits(11)}${random.pick(['A', 'B', 'C', 'D'])}`,
  kex: (random) => `KEX${random.digits(11)}`,
  jt: (random) => `8${random.digits(11)}`,
  spx: (random) => `SPXTH${random.digits(12)}`,
  lazada: (random) => `TH${random.digits(10)}L${random.digits(2)}`,
  ninja_van: (random) => `NVTH${random.digits(9)}`,
  dhl: (random) => `6${random.digits(9)}`,
  // Left at the counter by hand: it bears no number.
  other: () => '',
};

const shares: Record<Carrier, number> = {
  spx: 26,
  flash: 20,
  jt: 15,
  lazada: 12,
  kex: 10,
  thailand_post: 10,
  ninja_van: 3,
  dhl: 1,
  other: 3,
};

/** A carrier, as often as Thai counters see it, and a number as it writes them. */
export function tracking(random: Random): { carrier: Carrier; parcelCode: string } {
  const carrier = random.weighted(shares);
  return { carrier, parcelCode: codes[carrier](random) };
}
