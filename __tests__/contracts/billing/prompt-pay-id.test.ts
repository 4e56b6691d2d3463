import { billingFields } from '@/contracts/billing/settings';

const { promptPayId } = billingFields.shape;

test.each([
  ['a mobile number', '081-234-5678', '0812345678'],
  ['a tax ID, in Thai digits', '๐-๙๙๔๐-๐๐๑๖๕-๕๐-๑', '0994000165501'],
  ['none', '', ''],
])('%s is kept as digits', (_what, typed, kept) => {
  expect(promptPayId.parse(typed)).toBe(kept);
});

test.each([
  ['a tax ID of which a digit is wrong', '0994000165502'],
  ['too few digits', '09940001655'],
])('%s is refused: money would go to somebody else', (_what, typed) => {
  expect(promptPayId.safeParse(typed).error?.issues[0]?.message).toBe('promptPayId');
});
