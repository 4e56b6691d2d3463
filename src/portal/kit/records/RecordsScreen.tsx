import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, type ReactNode, useCallback, useRef } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { KeptViews } from '@/portal/kit/list/KeptViews';
import { ListTabs } from '@/portal/kit/list/ListTabs';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn, loneVerbColumn, verbColumn } from '@/portal/kit/records/deeds-column';
import { OrderButton } from '@/portal/kit/records/OrderButton';
import { RowActions } from '@/portal/kit/records/RowActions';
import { rowOpener } from '@/portal/kit/records/row-opener';
import { type Renders, useColumns } from '@/portal/kit/records/use-columns';
import type { Records } from '@/portal/kit/records/use-records';
import { Button } from '@/portal/ui/actions/Button';
import type { Column, OpenRow, Selection } from '@/portal/ui/layout/DataTable';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import styles from './RecordsScreen.module.css';

interface Props<Row extends { id: string }, Query extends PageQuery> {
  records: Records<Row, Query>;
  /** The area's namespace: its `title`, `add`, `search`, `empty`, `emptyLead` and `lost` (`name`, `row`). */
  texts: string;
  columns: ListColumns<Row>;
  renders?: Renders<Row>;
  /** What a row is called when it is asked about. */
  nameOf: (row: Row) => string;
  /** Adds or edits a record; loaded when it is opened. */
  Form?: ComponentType<OpenForm<Row> & { onSaved: () => void }>;
  /** A row that is closed is edited no more. */
  mayEdit?: (row: Row) => boolean;
  /** The small picture before a row's title. */
  picture?: ((row: Row) => ReactNode) | undefined;
  /** The screen of a record, where it has one; else the form is what a row opens. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** The one thing that a row needs now; none where the person may not do it to any. */
  verb?: ((row: Row) => ReactNode) | undefined;
  /** What else can be done to a row; none where the person may do nothing of it. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** The filters of those that have an order of their own, where it can be changed; of all: `{}`. */
  order?: object | undefined;
  /** What stands beside the button that adds: at most one. */
  tools?: ReactNode;
  /** Places and rarer deeds: links and buttons of the screen's menu. */
  more?: ReactNode;
  /** One line of what matters now. */
  meta?: ReactNode;
  /** Sums above the views. */
  sums?: ReactNode;
  /** The views of the list, above its filters. */
  tabs?: ReactNode;
  /** The rows that are chosen, where something is done with many at once. */
  selection?: Selection | undefined;
  /** The row that is open in the list itself, and what it holds. */
  open?: OpenRow | undefined;
  /** The list's filters, beside its search. */
  children?: ReactNode;
}

const always = () => true;

/** A feature's records: search, filters, table, download, and the form of the one that is edited. */
export function RecordsScreen<
  Row extends { id: string; active?: boolean; own?: boolean },
  Query extends PageQuery,
>(props: Props<Row, Query>) {
  const { records, texts, nameOf, Form, mayEdit = always, hrefOf, verb } = props;
  const { list, editing, endpoints, feature } = records;
  const { t } = useTranslation([texts, 'common']);
  const can = usePermission();
  const add = Form && records.mayCreate && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );
  const maySave = can(`${feature}:edit`);
  const open = useRef(editing.open);
  open.current = editing.open;
  const opener = useCallback(
    (row: Row, shown: ReactNode) => {
      if (hrefOf) return rowOpener(hrefOf)(row, shown);
      if (!Form || !maySave || row.own === false || !mayEdit(row)) return <b>{shown}</b>;
      return (
        <button
          type="button"
          data-opens=""
          className={styles.title}
          onClick={() => open.current(row)}
        >
          {shown}
        </button>
      );
    },
    [hrefOf, Form, maySave, mayEdit],
  );
  const shown = useColumns(texts, props.columns, {
    renders: props.renders,
    picture: props.picture,
    opener,
  });
  const hasMenu = Boolean(
    props.actions ||
      (can(`${feature}:edit`) && (Form ?? endpoints.active)) ||
      (can(`${feature}:delete`) && endpoints.remove),
  );
  const withVerb = hasMenu ? verbColumn : loneVerbColumn;
  const actions: Column<Row> = {
    ...(verb ? withVerb : deedsColumn),
    shown: Boolean(verb || hasMenu),
    render: (row) => (
      <RowActions
        endpoints={endpoints}
        row={row}
        name={nameOf(row)}
        lost={(row) => t('lost', { name: nameOf(row), row })}
        onEdit={Form && mayEdit(row) ? () => editing.open(row) : undefined}
        onChanged={list.reload}
        verb={verb?.(row)}
      >
        {props.actions?.(row)}
      </RowActions>
    ),
  };
  const { columns, choice } = useColumnChoice<Row>(texts, [...shown, actions]);
  const { page: _page, limit: _limit, ...asked } = list.query;
  return (
    <>
      <ScreenHeader title={t('title')} meta={props.meta}>
        {props.tools}
        {props.order && (
          <OrderButton
            key={JSON.stringify(props.order)}
            records={records}
            among={props.order}
            nameOf={nameOf}
          />
        )}
        {add}
        {props.more && <MoreMenu>{props.more}</MoreMenu>}
      </ScreenHeader>
      {props.sums}
      <KeptViews list={texts} look={choice}>
        {props.tabs ?? <ListTabs label={t('title')} current="" tabs={[]} />}
      </KeptViews>
      <FilterBar
        list={list}
        search={t('search')}
        tools={
          <>
            <ColumnChoice choice={choice} />
            {endpoints.download && can(`${feature}:export`) && (
              <ExportButton list={list} endpoint={endpoints.download} call={{ query: asked }} />
            )}
          </>
        }
      >
        {props.children}
      </FilterBar>
      <ResourceTable
        list={list}
        label={t('title')}
        empty={{ title: t('empty'), lead: t('emptyLead'), action: add }}
        columns={columns}
        dense={choice.dense}
        open={props.open}
        {...(props.selection && { selection: props.selection })}
      />
      {Form && editing.form && (
        <Form
          {...editing.form}
          onSaved={() => {
            editing.close();
            list.reload();
          }}
        />
      )}
    </>
  );
}
