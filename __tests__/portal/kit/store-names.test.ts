import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const made: string[] = [];

jest.mock('@reduxjs/toolkit', () => {
  const toolkit = jest.requireActual('@reduxjs/toolkit');
  return {
    ...toolkit,
    createSlice: (options: { name: string }) => {
      made.push(options.name);
      return toolkit.createSlice(options);
    },
    createAsyncThunk: (type: string, ...rest: unknown[]) => {
      made.push(type);
      return toolkit.createAsyncThunk(type, ...rest);
    },
  };
});

const root = join(__dirname, '../../../src/portal');
const making = /\b(createSlice|apiThunk|thunkOf)\(/;

// The store keeps the first slice of a name and drops the next without a word.
test('no two slices or thunks of the portal bear one name', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => making.test(readFileSync(join(root, file), 'utf8')));
  for (const file of files) require(join(root, file));
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((name, at) => made.indexOf(name) !== at)).toEqual([]);
});
