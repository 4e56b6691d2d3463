export const baht = (satang) => (satang / 100).toFixed(2);

const strangers = [
  ['ฝากเงินสด ATM 4411', 77_700],
  ['รับโอนจาก TTB x4410 ก. ไม่ทราบชื่อ', 123_400],
  ['รับโอนจาก GSB x0912', 95_500],
];

/** Which of what is owed is paid in which way, by turns of ten. */
function wayOf({ number, unitNumber, payerName, owed }, at) {
  const name = payerName.split(', ')[0];
  const bare = number.replaceAll('-', '');
  const turn = at % 10;
  if (turn < 6) return { text: 'ชำระบิล', amount: owed, reference: bare };
  if (turn < 8) return { text: `รับโอนจาก KTB x${1000 + at} ${name} ${unitNumber}`, amount: owed };
  if (turn === 8) return { text: `รับโอนจาก SCB x${1000 + at} ${name}`, amount: owed };
  return { text: `รับโอนจาก BBL x${1000 + at} ${name} ${unitNumber}`, amount: 100_000 };
}

/**
 * A bank's file of what residents sent for invoices: six of ten by the invoice's number, two by the unit, one by the
 * name alone, one another amount; then three strangers. The balance goes on from where the account stands.
 */
export function bankFile(invoices, { day, balance }) {
  const lines = [...invoices.map(wayOf), ...strangers.map(([text, amount]) => ({ text, amount }))];
  const [year, month, date] = day.split('-');
  let now = balance;
  const rows = lines.map(({ text, amount, reference = '' }) => {
    now += amount;
    return [`${date}/${month}/${year}`, text, '', baht(amount), baht(now), reference].join(',');
  });
  const head = 'วันที่,รายละเอียด,ถอนเงิน,ฝากเงิน,ยอดคงเหลือ,เลขอ้างอิง';
  const text = `\ufeff${[head, ...rows].join('\r\n')}`;
  return { name: 'KBANK.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}
