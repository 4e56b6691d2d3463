import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar, FilterTools } from '@/portal/kit/list/FilterBar';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { SearchBox } from '@/portal/kit/list/SearchBox';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { usePermission } from '@/portal/kit/page/permission';
import { OrderButton } from '@/portal/kit/records/OrderButton';
import { RowActions } from '@/portal/kit/records/RowActions';
import { type Renders, useColumns } from '@/portal/kit/records/use-columns';
import type { Records } from '@/portal/kit/records/use-records';
import { Button } from '@/portal/ui/actions/Button';
import type { Column, Selection } from '@/portal/ui/layout/DataTable';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';

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
  /** What else can be done to a row; none where the person may do nothing of it. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** The filters of those that have an order of their own, where it can be changed; of all: `{}`. */
  order?: object | undefined;
  /** What else stands beside the button that adds. */
  tools?: ReactNode;
  /** The views of the list, above its filters. */
  tabs?: ReactNode;
  /** The rows that are chosen, where something is done with many at once. */
  selection?: Selection | undefined;
  /** The list's filters, beside its search. */
  children?: ReactNode;
}

const always = () => true;

/** A feature's records: search, filters, table, download, and the form of the one that is edited. */
export function RecordsScreen<
  Row extends { id: string; active?: boolean; own?: boolean },
  Query extends PageQuery,
>(props: Props<Row, Query>) {
  const { records, texts, nameOf, Form, mayEdit = always } = props;
  const { list, editing, endpoints, feature } = records;
  const { t } = useTranslation([texts, 'common']);
  const can = usePermission();
  const add = Form && records.mayCreate && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );
  const shown = useColumns(texts, props.columns, props.renders);
  const actions: Column<Row> = {
    key: 'actions',
    fixed: true,
    title: t('common:list.actions'),
    align: 'end',
    shown: Boolean(
      props.actions ||
        (can(`${feature}:edit`) && (Form ?? endpoints.active)) ||
        (can(`${feature}:delete`) && endpoints.remove),
    ),
    render: (row) => (
      <RowActions
        endpoints={endpoints}
        row={row}
        name={nameOf(row)}
        lost={(row) => t('lost', { name: nameOf(row), row })}
        onEdit={Form && mayEdit(row) ? () => editing.open(row) : undefined}
        onChanged={list.reload}
      >
        {props.actions?.(row)}
      </RowActions>
    ),
  };
  const { columns, choice } = useColumnChoice<Row>(texts, [...shown, actions]);
  const { page: _page, limit: _limit, ...asked } = list.query;
  return (
    <>
      <ScreenHeader title={t('title')}>
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
      </ScreenHeader>
      {props.tabs}
      <FilterBar>
        <SearchBox list={list} placeholder={t('search')} />
        {props.children}
        <FilterTools>
          <ColumnChoice choice={choice} />
          {endpoints.download && can(`${feature}:export`) && (
            <ExportButton list={list} endpoint={endpoints.download} call={{ query: asked }} />
          )}
        </FilterTools>
      </FilterBar>
      <ResourceTable
        list={list}
        label={t('title')}
        empty={{ title: t('empty'), lead: t('emptyLead'), action: add }}
        columns={columns}
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
