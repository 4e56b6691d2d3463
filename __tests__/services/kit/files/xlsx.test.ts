import { readXlsx } from 'hucre/xlsx';
import { xlsxFile } from '@/services/kit/files/xlsx';

test('a letter that no XML may hold spoils no file', async () => {
  const columns = [{ title: 'ชื่อ', width: 20, value: (row: string) => row }];
  const { content } = xlsxFile({ name: 'รายชื่อ', columns, rows: ['ก\uffffข\ufffe', 'ค'] });
  const bytes = await new Response(content as BodyInit).arrayBuffer();
  const [sheet] = (await readXlsx(new Uint8Array(bytes))).sheets;
  expect(sheet?.rows.map(([cell]) => cell)).toEqual(['ชื่อ', 'กข', 'ค', 'รวม 2 แถว']);
});
