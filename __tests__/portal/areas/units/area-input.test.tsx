import { render } from '@testing-library/react';
import { AreaInput } from '@/portal/areas/units/AreaInput';
import { PersonContext } from '@/portal/kit/page/person';

jest.mock('next-i18next/pages', () => ({
  useTranslation: () => ({ t: (key: string, { wah }: { wah: string }) => `${key} ${wah}` }),
}));

const saidOf = (value: string, isVillage = true) =>
  render(
    <PersonContext value={{ id: '1', fullname: '', propertyId: '2', isVillage }}>
      <AreaInput value={value} onChange={() => {}} />
    </PersonContext>,
  ).container.textContent;

test.each([
  ['250', 'inWah 62.5'],
  ['๑,๐๐๐', 'inWah 250'],
  ['', ''],
  ['กว้าง', ''],
])('in a village an area of “%s” is told in square wah', (typed, said) => {
  expect(saidOf(typed)).toBe(said);
});

test('in a condominium nobody speaks of wah', () => {
  expect(saidOf('250', false)).toBe('');
});
