import cn from '@locales/cn/ledger.json';
import en from '@locales/en/ledger.json';
import th from '@locales/th/ledger.json';
import { asc, eq } from 'drizzle-orm';
import {
  type Account,
  accountCode,
  accounts,
  type Fund,
  funds,
} from '@/contracts/billing/books/chart';
import { properties } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { ledgerAccountNames } from '@/services/master-data/billing/books/tables';
import { bankAccounts } from '@/services/master-data/billing/statements/tables';

/** An account of a property: a fund's, and at a bank which one. */
export interface Key {
  account: Account;
  fund: Fund;
  bankAccountId: string | null;
}

/** What the sinking fund has of its own; all else is the common fund's. */
const ofSinking: readonly Account[] = [
  'bank',
  'receivable',
  'between',
  'accumulated',
  'income-sinking',
  ...(['interest', 'sundry', 'bankCharges'] as const),
];
const isUsual = (account: Account, fund: Fund) =>
  fund === 'sinking' ? ofSinking.includes(account) : account !== 'income-sinking';

export const keyOf = ({ account, fund, bankAccountId }: Key) =>
  [account, fund, bankAccountId].join();

/** What an account is called everywhere: in a village some are called otherwise. */
const usualNames = (account: Account, isVillage: boolean) => {
  const of = (texts: typeof th) =>
    (isVillage && texts.villageAccounts[account as keyof typeof texts.villageAccounts]) ||
    texts.accounts[account];
  return { th: of(th), en: of(en), cn: of(cn) };
};

/** A property's accounts as accountants list them, with their codes and what they are called here. */
export async function chartOf(db: Db, propertyId: string) {
  const [[property], own, banks] = await Promise.all([
    db.select().from(properties).where(eq(properties.id, propertyId)),
    db.select().from(ledgerAccountNames).where(eq(ledgerAccountNames.propertyId, propertyId)),
    db
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.propertyId, propertyId))
      .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id)),
  ]);
  const isVillage = property?.dimension === 'village';
  const named = (account: Account, fund: Fund) => {
    const row = own.find((one) => one.account === account && one.fund === fund);
    const usual = usualNames(account, isVillage);
    const names = row
      ? { th: row.nameTh, en: row.nameEn || row.nameTh, cn: row.nameCn || row.nameTh }
      : usual;
    return { names, version: row?.version ?? 0 };
  };
  const general = funds.flatMap((fund) =>
    accounts.map((account) => ({
      ...{ account, fund, bankAccountId: null, code: accountCode(account, fund) },
      ...{ isUsual: isUsual(account, fund), ...named(account, fund) },
    })),
  );
  // One that was for another fund once has entries of both.
  const ofBanks = funds.flatMap((fund) =>
    banks.map(({ id, name, number, fund: whose }, at) => {
      const called = `${name} ${number}`;
      return {
        ...{ account: 'bank' as const, fund, bankAccountId: id, isUsual: whose === fund },
        code: `${accountCode('bank', fund)}-${String(at + 1).padStart(2, '0')}`,
        ...{ names: { th: called, en: called, cn: called }, version: 0 },
      };
    }),
  );
  const chart = funds.flatMap((fund) =>
    [...general, ...ofBanks]
      .filter((one) => one.fund === fund)
      .sort((a, b) => a.code.localeCompare(b.code)),
  );
  const byKey = new Map(chart.map((one) => [keyOf(one), one]));
  return {
    chart,
    codeOf: (key: Key) => byKey.get(keyOf(key))?.code ?? accountCode(key.account, key.fund),
    /** In Thai, as files have it. */
    nameOf: (key: Key) => byKey.get(keyOf(key))?.names.th ?? th.accounts[key.account],
  };
}
