/**
 * What processes of the release before could not live with, while they run beside this one's or are started
 * again in its place: by the words of a statement, how it is to be done instead.
 */
const breaking = [
  [/^DROP (TABLE|VIEW|FUNCTION|TYPE|SCHEMA)\b/i, 'drops what may still be used'],
  [/^ALTER TABLE .*\bDROP COLUMN\b/i, 'drops a column that may still be used'],
  [
    /^ALTER .*\bRENAME\b/i,
    'renames: add the new one, fill it, and drop the old one a release later',
  ],
  [/^ALTER TABLE .*\bSET NOT NULL\b/i, 'refuses rows that the release before writes without it'],
  [/^ALTER TABLE .*\bSET DATA TYPE\b/i, 'changes what the release before reads'],
  [
    /^ALTER TABLE .*\bADD COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/i,
    'adds a column that the release before does not fill: give it a default',
  ],
  [/^ALTER TABLE .*\bDROP DEFAULT\b/i, 'takes away what the release before relies on'],
];

const tableOf = (statement) =>
  /^(?:CREATE TABLE(?: IF NOT EXISTS)?|ALTER TABLE(?: ONLY)?|DROP TABLE(?: IF EXISTS)?)\s+"?(?:public"?\."?)?(\w+)/i.exec(
    statement,
  )?.[1];

/** The statements of a migration, each as one line without its comments. */
export const statementsOf = (sql) =>
  sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--> statement-breakpoint/g, ';')
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** What breaks the rule "add, fill, switch, drop a release later" in a migration; a table of its own is free. */
export function brokenRules(sql) {
  const statements = statementsOf(sql);
  const own = new Set(
    statements.filter((one) => /^CREATE TABLE/i.test(one)).map((one) => tableOf(one)),
  );
  return statements
    .filter((statement) => !own.has(tableOf(statement)))
    .flatMap((statement) =>
      breaking
        .filter(([words]) => words.test(statement))
        .map(([, why]) => `${why}: ${statement.slice(0, 100)}`),
    );
}
