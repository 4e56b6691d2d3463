import type { ReportKind } from '@/contracts/master-data/report-email';
import { type LetterLanguage, letter } from '@/services/kit/mail/letter';
import {
  aside,
  type Block,
  button,
  figures as figuresBlock,
  heading,
  type LetterFigure,
  notice,
  paragraph,
  table as tableBlock,
} from '@/services/kit/mail/letter-blocks';
import type { Letter } from '@/services/kit/mail/post';
import { grouped } from '@/services/kit/records/grouped';
import type {
  ReportContent,
  ReportFigure,
  ReportSpan,
  ReportTable,
} from '@/services/kit/reports/report';
import { filled } from '@/services/kit/text/letter-text';
import { reportWords, type Said, type Schedule } from './words';

/** What one letter is made of. */
export interface Told {
  to: string;
  language: LetterLanguage;
  report: ReportKind;
  schedule: Schedule;
  /** Null where it holds no personal data. */
  personalReason: string | null;
  /** Null for the platform. */
  property: string | null;
  span: ReportSpan;
  content: ReportContent;
  portalUrl: string;
  /** When it should have gone out, where it goes out late. */
  lateSince?: string;
  isTest?: boolean;
  attached: readonly string[];
  /** Where the receiver gets no more of it. */
  stopUrl: string;
}

const firstRows = 8;

function changeOf(said: Said, { unit, value, before, good }: ReportFigure) {
  const isCompared = unit !== 'day' && unit !== 'instant';
  if (!isCompared || value === null || before === null) return undefined;
  const { change } = said.words;
  if (value === before) return { text: change.same, mood: 'plain' as const };
  const [way, text] =
    value > before ? (['more', change.more] as const) : (['less', change.less] as const);
  const told = { by: said.value(unit, Math.abs(value - before)), before: said.value(unit, before) };
  const mood = good === null ? 'plain' : good === way ? 'good' : 'bad';
  return { text: filled(text, told), mood } as const;
}

const address = (portalUrl: string, page: string, query: Readonly<Record<string, string>>) => {
  const asked = new URLSearchParams(query).toString();
  return `${portalUrl}${page}${asked && `?${asked}`}`;
};

function figureOf(said: Said, { report, portalUrl }: Told, one: ReportFigure): LetterFigure {
  const change = changeOf(said, one);
  return {
    name: said.figure(report, one.key),
    value: said.value(one.unit, one.value),
    href: address(portalUrl, one.page, one.query),
    ...(change && { change }),
  };
}

/** The figures, those of each kind below its name where there are several. */
function figureBlocks(said: Said, told: Told): Block[] {
  const parts = [...grouped(told.content.figures, ({ part }) => part)];
  return parts.flatMap(([part, ofPart]) => [
    ...(part === undefined ? [] : [heading(said.kind(part))]),
    figuresBlock(ofPart.map((one) => figureOf(said, told, one))),
  ]);
}

function tableOf(said: Said, kind: string, { key, columns, rows }: ReportTable): Block {
  const title = said.table(kind, key);
  const shown = rows.slice(0, firstRows);
  return tableBlock({
    title,
    heads: columns.map((column) => said.column(column.key)),
    rows: shown.map((row) =>
      columns.map(({ key, unit }, at) =>
        row[at] == null ? '' : said.cell(unit, row[at] ?? '', key),
      ),
    ),
    ...(rows.length === 0 && { more: said.words.noRows }),
    ...(rows.length > shown.length && {
      more: filled(said.words.rows, { n: String(shown.length), all: String(rows.length) }),
    }),
  });
}

/** A report as a letter that is read without opening what is attached. */
export function reportLetter(told: Told): Letter {
  const { to, language, report, span, content, portalUrl, lateSince, attached, stopUrl } = told;
  const said = reportWords(language);
  const { words } = said;
  const property = told.property ?? words.platform;
  const about = { report: said.kind(report), property, days: said.span(span), email: to };
  const [page] = content.figures;
  const blocks: Block[] = [
    ...(told.isTest ? [notice(words.test)] : []),
    ...(lateSince ? [notice(filled(words.late, { at: said.value('instant', lateSince) }))] : []),
    ...(content.figures.length > 0 ? figureBlocks(said, told) : [paragraph(words.noRows)]),
    ...content.tables.map((one) => tableOf(said, report, one)),
    ...(attached.length > 0 ? [aside(filled(words.attached, { names: attached.join(', ') }))] : []),
    button(words.open, address(portalUrl, page?.page ?? '/', {})),
  ];
  const foot = filled(words.foot, { ...about, when: said.when(told.schedule) });
  const reason = told.personalReason;
  return {
    ...letter({
      ...{ to, language, blocks, from: property },
      subject: filled(words.subject, about),
      heading: filled(words.title, about),
      under: filled(words.under, { ...about, before: said.span(span.before) }),
      foot: reason === null ? foot : `${foot} ${filled(words.footPersonal, { reason })}`,
      stop: { label: words.stop, href: stopUrl },
    }),
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
