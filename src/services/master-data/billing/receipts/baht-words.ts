const digits = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;
const places = ['แสน', 'หมื่น', 'พัน', 'ร้อย', 'สิบ', ''] as const;
const million = 1_000_000n;

/** Below a million: a one at the end is เอ็ด where anything was said before it, a ten of one or two is สิบ, ยี่สิบ. */
function belowMillion(number: bigint, isAfter: boolean): string {
  const written = String(number).padStart(places.length, '0');
  return places
    .map((place, at) => {
      const digit = Number(written[at]);
      const isLast = place === '';
      if (digit === 0) return '';
      if (digit === 1 && isLast && (isAfter || number > 1n)) return 'เอ็ด';
      if (place === 'สิบ' && digit < 3) return digit === 1 ? 'สิบ' : 'ยี่สิบ';
      return `${digits[digit]}${place}`;
    })
    .join('');
}

function inWhole(number: bigint): string {
  if (number < million) return belowMillion(number, false);
  return `${inWhole(number / million)}ล้าน${belowMillion(number % million, true)}`;
}

/** Whole satang, none below 0, in Thai words as banks write them: 101 baht is หนึ่งร้อยเอ็ดบาทถ้วน. */
export function inWords(amount: number): string {
  const baht = BigInt(amount) / 100n;
  const satang = BigInt(amount) % 100n;
  const whole = baht > 0n ? `${inWhole(baht)}บาท` : '';
  if (satang === 0n) return `${whole || 'ศูนย์บาท'}ถ้วน`;
  return `${whole}${inWhole(satang)}สตางค์`;
}
