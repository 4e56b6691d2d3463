import { slipVerify } from 'promptparse/generate';
import { type Attempt, slipReference, type Theirs } from './attempt';

const base = '/master-data/api/v1';
const reason = 'ของผู้บุกรุก';
const fresh = '018f0000-0000-7000-8000-00000000fe12';

const one =
  (
    name:
      | 'invoice'
      | 'receipt'
      | 'mpay'
      | 'settlement'
      | 'charge'
      | 'reading'
      | 'letter'
      | 'letterRun'
      | 'plan'
      | 'credit'
      | 'refund'
      | 'cheque'
      | 'clearRequest'
      | 'statementLine',
    body?: object,
  ) =>
  (theirs: Theirs): Attempt[] => [
    { params: { id: theirs[name] }, ...(body && { body }), ends: 'NOT_FOUND' },
  ];
const ofUnit = ({ unit: unitId }: Theirs): Attempt[] => [{ query: { unitId }, ends: 'nothing' }];

const ofAccount = ({ bankAccount: accountId }: Theirs): Attempt[] => [
  { query: { accountId }, ends: 'nothing' },
];
const ofInvoices = ({ invoice }: Theirs): Attempt[] => [
  { body: { id: fresh, ids: [invoice] }, ends: 'INVALID' },
];
const ofFile = ({ bankAccount: accountId }: Theirs): Attempt[] => [
  { body: { accountId }, files: [new File(['a,b'], 'a.csv')], ends: 'INVALID' },
];

const ofBooks = ({ bankAccount: bankAccountId }: Theirs): Attempt[] => [
  { query: { bankAccountId }, ends: 'nothing' },
];
const cash = { account: 'cash', fund: 'common', bankAccountId: null };
const atBank = { account: 'bank', fund: 'common' };
const moving = { id: fresh, day: '2026-01-01', amount: '1', note: reason };

const payment = {
  ...{ id: fresh, method: 'cash', amount: '100', day: '2026-01-01', payerName: reason },
};

const refund = {
  ...{ id: fresh, payeeName: reason, method: 'cash', amount: '1', kept: '0', why: reason },
};

/** Money's part of the table. */
export const moneyAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  [`GET ${base}/sf/invoice`]: ofUnit,
  [`GET ${base}/sf/invoice/tabs`]: ofUnit,
  [`GET ${base}/sf/invoice/download`]: ofUnit,
  [`GET ${base}/sf/receipt`]: ofUnit,
  [`GET ${base}/sf/receipt/download`]: ofUnit,
  [`GET ${base}/sf/receipt/owed`]: ({ unit: unitId, own }) => [
    { query: { unitId }, ends: 'NOT_FOUND' },
    { query: { unitId: own.unit, along: unitId }, ends: 'NOT_FOUND' },
  ],
  [`GET ${base}/sf/ledger`]: ofBooks,
  [`GET ${base}/sf/ledger/download`]: ofBooks,
  [`POST ${base}/sf/books/account/opening`]: ({ bankAccount: bankAccountId }) => [
    { body: { ...atBank, bankAccountId, day: '2020-01-01', amount: '1' }, ends: 'INVALID' },
  ],
  [`POST ${base}/sf/books/account/move`]: ({ bankAccount: bankAccountId }) => [
    { body: { ...moving, from: cash, to: { ...atBank, bankAccountId } }, ends: 'INVALID' },
    { body: { ...moving, from: { ...atBank, bankAccountId }, to: cash }, ends: 'INVALID' },
  ],
  [`GET ${base}/sf/invoice/:id`]: one('invoice'),
  [`GET ${base}/sf/invoice/paper/:id`]: one('invoice'),
  [`POST ${base}/sf/invoice/letter/look`]: ofInvoices,
  [`POST ${base}/sf/invoice/letter`]: ofInvoices,
  [`POST ${base}/sf/invoice/papers`]: ({ invoice }) => [
    { body: { id: fresh, ids: [invoice] }, ends: 'NOT_FOUND' },
  ],
  [`POST ${base}/sf/invoice/void/:id`]: one('invoice', { reason }),
  [`POST ${base}/sf/invoice/reload-invoice`]: ({ invoice, property }) => [
    { body: { id: invoice }, ends: 'NOT_FOUND' },
    { body: { id: property }, ends: 'NOT_FOUND' },
  ],
  // It is its own property's; what is called an id there is a bank's.
  [`POST ${base}/sf/billing-setting/update`]: ({ property: billerId }) => [
    { body: { billerId }, ends: 'INVALID' },
  ],
  [`GET ${base}/sf/charge/:id`]: one('charge'),
  [`POST ${base}/sf/charge/delete/:id`]: one('charge'),
  [`GET ${base}/sf/meter/sheet`]: ({ meterKind: kindId }) => [
    { query: { kindId }, ends: 'nothing' },
  ],
  [`GET ${base}/sf/meter/template`]: ({ meterKind: kindId }) => [
    { query: { kindId }, ends: 'nothing' },
  ],
  [`POST ${base}/sf/meter/reading`]: ({ meterKind: kindId, unit, own }) =>
    [unit, own.unit].map((unitId) => ({
      body: { kindId, period: '2026-01', readings: [{ unitId, version: 0, reading: '1' }] },
      ends: 'INVALID',
    })),
  [`POST ${base}/sf/meter/reading/correct/:id`]: one('reading', {
    ...{ version: 1, corrected: '1', reason },
  }),
  [`POST ${base}/sf/charge-rule/look`]: ({ unit }) => [
    { body: { basis: 'unit', amount: '1', unitIds: [unit] }, ends: 'INVALID' },
  ],
  [`GET ${base}/sf/receipt/scanned`]: ({ invoiceNumber: code }) => [
    { query: { code }, ends: 'NOT_FOUND' },
  ],
  [`GET ${base}/sf/receipt/:id`]: one('receipt'),
  [`POST ${base}/sf/receipt/print/:id`]: one('receipt'),
  [`POST ${base}/sf/receipt/letter/:id`]: one('receipt'),
  [`POST ${base}/sf/receipt/void/:id`]: one('receipt', { reason }),
  [`POST ${base}/sf/receipt/take`]: ({ unit, invoice, own }) => [
    { body: { ...payment, unitId: unit, invoiceIds: [invoice] }, ends: 'INVALID' },
    { body: { ...payment, unitId: own.unit, invoiceIds: [invoice] }, ends: 'INVALID' },
    { body: { ...payment, unitId: unit, unbilled: 1 }, ends: 'INVALID' },
    { body: { ...payment, unitId: own.unit, along: [unit] }, ends: 'INVALID' },
  ],
  [`GET ${base}/sf/statement`]: ofAccount,
  [`GET ${base}/sf/statement/counts`]: ofAccount,
  [`GET ${base}/sf/statement/sure`]: ofAccount,
  [`GET ${base}/sf/statement/line/:id`]: one('statementLine'),
  [`GET ${base}/sf/statement/find`]: ({ statementLine: lineId }) => [
    { query: { keywords: 'A', lineId }, ends: 'NOT_FOUND' },
  ],
  [`POST ${base}/sf/statement/file/look`]: ofFile,
  [`POST ${base}/sf/statement/file/bring`]: ofFile,
  [`POST ${base}/sf/statement/book`]: ({ statementLine: lineId, unit, invoice, receipt, own }) =>
    [
      { lineId, unitId: own.unit, keepRest: true },
      { lineId, unitId: unit, invoiceIds: [invoice] },
      { lineId, receiptId: receipt },
    ].map((line) => ({ body: { id: fresh, lines: [line] }, ends: 'INVALID' })),
  [`POST ${base}/sf/statement/book-to`]: ({ statementLine: lineId }) => [
    { body: { id: fresh, lineId, account: 'interest' }, ends: 'INVALID' },
  ],
  [`POST ${base}/sf/statement/undo/:id`]: one('statementLine', { reason }),
  [`POST ${base}/sf/statement/aside/:id`]: one('statementLine', { reason }),
  [`POST ${base}/sf/statement/bring-back/:id`]: one('statementLine'),
  [`POST ${base}/sf/statement/slip`]: () => [
    {
      body: { code: slipVerify({ sendingBank: '004', transRef: slipReference }) },
      ends: 'nothing',
    },
  ],
  [`POST ${base}/mpay/ask`]: ({ invoice: invoiceId }) => [{ body: { invoiceId }, ends: 'INVALID' }],
  [`POST ${base}/mpay/check/:id`]: one('mpay'),
  [`POST ${base}/mpay/settle/:id`]: one('mpay', { reason }),
  [`GET ${base}/mpay/settlements/:id`]: one('settlement'),
  [`POST ${base}/mpay/settlements/delete/:id`]: one('settlement'),
  [`GET ${base}/arrears/account`]: ({ unit: unitId, customer: customerId }) => [
    { query: { unitId }, ends: 'NOT_FOUND' },
    { query: { customerId }, ends: 'NOT_FOUND' },
  ],
  [`GET ${base}/arrears/letter/:id`]: one('letter'),
  [`POST ${base}/arrears/letter/mail/:id`]: one('letter'),
  [`POST ${base}/arrears/letter/void/:id`]: one('letter', { reason }),
  [`GET ${base}/arrears/letters`]: ({ letterRun: runId }) => [
    { query: { runId }, ends: 'nothing' },
  ],
  [`GET ${base}/arrears/letters/download`]: ({ letterRun: runId }) => [
    { query: { runId }, ends: 'nothing' },
  ],
  [`GET ${base}/arrears/letters/paper/:id`]: one('letterRun'),
  [`POST ${base}/arrears/letters/look`]: ({ unit }) => [
    { body: { unitIds: [unit] }, ends: 'INVALID' },
  ],
  [`POST ${base}/arrears/letters`]: ({ unit: unitId }) => [
    { body: { id: fresh, letters: [{ unitId, stage: 'first' }] }, ends: 'INVALID' },
  ],
  [`POST ${base}/sf/invoice/unit`]: ({ unit: unitId }) => [
    {
      body: {
        ...{ id: fresh, unitId, kind: 'fine', description: reason, amount: '1' },
        dueOn: '2099-01-01',
      },
      ends: 'INVALID',
    },
  ],
  [`POST ${base}/sf/cheque/clear/:id`]: one('cheque', { clearedOn: '2026-01-01' }),
  [`POST ${base}/sf/cheque/bounce/:id`]: one('cheque', { reason }),
  [`GET ${base}/sf/deposit`]: ofUnit,
  [`POST ${base}/sf/deposit/take`]: ({ unit: unitId }) => [
    { body: { ...payment, unitId, kind: 'card' }, ends: 'INVALID' },
  ],
  [`GET ${base}/sf/refund`]: ofUnit,
  [`GET ${base}/sf/refund/paper/:id`]: one('refund'),
  [`POST ${base}/sf/refund/grant/:id`]: one('refund'),
  [`POST ${base}/sf/refund/refuse/:id`]: one('refund', { reason }),
  [`POST ${base}/sf/refund/void/:id`]: one('refund', { reason }),
  [`POST ${base}/sf/refund/ask`]: ({ unit, receipt: receiptId, own }) => [
    { body: { ...refund, source: 'advance', unitId: unit, receiptId: null }, ends: 'INVALID' },
    { body: { ...refund, source: 'deposit', unitId: own.unit, receiptId }, ends: 'INVALID' },
  ],
  [`GET ${base}/sf/credit`]: ofUnit,
  [`GET ${base}/sf/credit/download`]: ofUnit,
  [`GET ${base}/sf/credit/:id`]: one('credit'),
  [`GET ${base}/sf/credit/paper/:id`]: one('credit'),
  [`GET ${base}/sf/credit/room/:id`]: one('invoice'),
  [`POST ${base}/sf/credit/grant/:id`]: one('credit'),
  [`POST ${base}/sf/credit/refuse/:id`]: one('credit', { reason }),
  [`POST ${base}/sf/credit/void/:id`]: one('credit', { reason }),
  [`POST ${base}/sf/credit/ask`]: ({ invoice: invoiceId }) => [
    { body: { id: fresh, kind: 'note', invoiceId, amount: '1', why: reason }, ends: 'INVALID' },
  ],
  [`POST ${base}/arrears/letters/track`]: ({ letterNumber: number }) => [
    { body: { letters: [{ number, tracking: 'RR123456785TH' }] }, ends: 'LETTER_UNKNOWN' },
  ],
  [`POST ${base}/arrears/letters/delivery/:id`]: one('letter', {
    ...{ delivery: 'sent', deliveredOn: '2026-01-01' },
  }),
  [`POST ${base}/arrears/clear`]: ({ unit: unitId }) => [
    {
      body: { id: fresh, unitId, requester: reason, requestedOn: '2026-01-01', withFee: false },
      ends: 'INVALID',
    },
  ],
  [`POST ${base}/arrears/clear/withdraw/:id`]: one('clearRequest', { reason }),
  [`GET ${base}/arrears/plan/:id`]: one('plan'),
  [`POST ${base}/arrears/plan/cancel/:id`]: one('plan', { reason }),
  [`POST ${base}/arrears/plan`]: ({ unit, invoice, own }) =>
    [unit, own.unit].map((unitId) => ({
      body: {
        ...{ id: fresh, unitId, invoiceIds: [invoice], stopsSurcharge: true },
        instalments: [{ dueOn: '2099-01-01', amount: '1' }],
      },
      ends: 'INVALID',
    })),
  [`POST ${base}/arrears/letter`]: ({ unit: unitId }) => [
    { body: { unitId, stage: 'first' }, ends: 'INVALID' },
  ],
};
