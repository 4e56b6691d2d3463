import { blindPerson, randomOf } from '@tests/portal/areas/parcels/receive/people';
import { plainCounter } from '@tests/portal/areas/parcels/receive/plain-counter';

jest.useFakeTimers();
const h = {
  secondEnter: 0.4,
  extraEnter: 0.3,
  tab: Number(process.env.TAB ?? 0),
  correction: process.env.TAB ? 0.25 : 0,
  numberFirst: 0.15,
  vague: 0.2,
  again: 0.2,
};
test('x', () => {
  const seed = Number(process.env.SEED);
  const d = blindPerson(seed, 6, h);
  const random = randomOf(seed + 7);
  const c = plainCounter(() => Math.floor(random() ** 3 * 3000));
  let line = '';
  const out: string[] = [];
  for (const [k, ms] of d.strokes) {
    const n = c.added.length;
    c.press(k, ms);
    line += k.length === 1 ? k : `<${k} ${ms}>`;
    if (k.length > 1 || c.added.length > n) {
      const { unit, parcelCode, asked, recipientName } = c.now().intake;
      out.push(
        `${line}  => ${c.place()} unit=${JSON.stringify(typeof unit === 'string' ? unit : unit.number)} code=${parcelCode} asked=${asked} name=${recipientName} ${c.added.slice(n).map((a) => `ADD ${a.draft.parcelCode} ${typeof a.unit === 'string' ? `"${a.unit}"` : a.unit.number} ${a.error ? JSON.stringify(a.error.fields) : ''}`)}`,
      );
      line = '';
    }
  }
  process.stdout.write(out.join('\n') + '\n' + JSON.stringify([...d.meant]) + '\n');
});
