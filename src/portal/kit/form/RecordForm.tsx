import { Button, Form, Modal } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef, useState } from 'react';
import type { ZodObject, ZodType, z } from 'zod';
import type { Endpoint } from '@/contracts/kit/endpoint';
import type { ApiError } from '@/contracts/kit/errors';
import { fieldErrors } from '@/contracts/kit/field-errors';
import type { Version } from '@/contracts/kit/upsert-endpoints';
import { useAction } from '@/portal/kit/calls/use-action';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import { notice } from '@/portal/kit/page/notice';
import { FieldsContext } from './Field';
import { RestoredNote } from './RestoredNote';
import { StaleNote } from './StaleNote';
import type { OpenForm } from './use-editing';
import { useUnsavedGuard } from './use-unsaved-guard';

/** The calls that write a record, as one or as two, and the one that reads it again. */
interface WritingCalls<R> {
  get: Endpoint<ZodType, ZodType<R>>;
  upsert?: Endpoint<ZodType, ZodType<R>>;
  create?: Endpoint<ZodType, ZodType<R>>;
  change?: Endpoint<ZodType, ZodType<R>>;
}

/** The call that saves a record, new for `null`, and what it is given. */
function saving<R extends Version>({ upsert, create, change }: WritingCalls<R>, record: R | null) {
  const [endpoint, params] = record ? [change, { id: record.id }] : [create, undefined];
  const { id, version } = record ?? {};
  if (upsert)
    return { endpoint: upsert, call: (body: object) => ({ body: { ...body, id, version } }) };
  if (!endpoint) throw new Error('a form without a call that saves');
  return { endpoint, call: (body: object) => ({ params, body: { ...body, version } }) };
}

interface Props<S extends ZodObject, R extends Version> extends OpenForm<R> {
  /** The contract's draft: the same rules in the browser as in the service. */
  schema: S;
  /** What a new record starts from. */
  initial?: Partial<z.input<S>>;
  title: string;
  endpoints: WritingCalls<R>;
  onSaved: (record: R) => void;
  children: ReactNode;
}

/** Creates or edits one record in a dialog: errors beside the fields, nothing typed is ever lost. */
export function RecordForm<S extends ZodObject, R extends Version>(props: Props<S, R>) {
  const { schema, title, onClose, onSaved } = props;
  const { t } = useTranslation('common');
  const fieldText = useFieldText();
  const [form] = Form.useForm();
  const [record, setRecord] = useState(props.record);
  const [stale, setStale] = useState<ApiError | null>(null);
  const touched = useRef(props.restored !== null);
  const id = record?.id;

  function showErrors(errors: Record<string, { message: string }>) {
    // A field that holds rows bears the first error of any of them.
    const first = new Map<string, string>();
    for (const [path, { message }] of Object.entries(errors)) {
      const name = path.split('.')[0] ?? '';
      if (name in schema.shape && !first.has(name)) first.set(name, message);
    }
    const names = [...first.keys()];
    form.setFields(names.map((name) => ({ name, errors: [first.get(name) ?? ''] })));
    if (names[0]) form.focusField(names[0]);
    return names.length > 0;
  }

  function onRefused(error: ApiError) {
    if (error.code === 'STALE') setStale(error);
    const fields = Object.entries(error.fields ?? {}).map(
      ([name, field]) => [name, { message: fieldText(field) }] as const,
    );
    return error.code === 'STALE' || showErrors(Object.fromEntries(fields));
  }

  const how = saving(props.endpoints, record);
  const [save, isSaving] = useAction(how.endpoint, {
    done: (saved) => {
      touched.current = false;
      notice.success(t('form.saved'));
      onSaved(saved);
    },
    onRefused,
  });

  function submit(values: object) {
    const parsed = schema.safeParse(values, { reportInput: true });
    if (!parsed.success) return showErrors(fieldErrors(parsed.error.issues, fieldText));
    return save(how.call(parsed.data));
  }

  const [takeTheirs] = useAction(props.endpoints.get, {
    done: (latest) => {
      setRecord(latest);
      form.setFieldsValue(latest);
      setStale(null);
    },
  });

  function discard() {
    const names = Object.keys(schema.shape);
    form.setFieldsValue({
      ...Object.fromEntries(names.map((name) => [name, undefined])),
      ...(record ?? props.initial),
    });
    touched.current = false;
    props.onDiscard();
  }

  const mayLeave = useUnsavedGuard(() => touched.current);
  const cancel = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <AntdRoot>
      <Modal
        open
        title={title}
        onCancel={cancel}
        footer={[
          <Button key="cancel" onClick={cancel}>
            {t('form.cancel')}
          </Button>,
          <Button key="save" type="primary" loading={isSaving} onClick={form.submit}>
            {t('form.save')}
          </Button>,
        ]}
      >
        {props.restored && <RestoredNote onDiscard={discard} />}
        {stale && (
          <StaleNote
            error={stale}
            onTakeTheirs={id ? () => takeTheirs({ params: { id } }) : undefined}
          />
        )}
        <FieldsContext value={schema}>
          <Form
            form={form}
            layout="vertical"
            noValidate
            disabled={isSaving}
            initialValues={props.restored ?? record ?? props.initial ?? {}}
            onValuesChange={(changed, values) => {
              touched.current = true;
              props.onInput(values);
              form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
            }}
            onFinish={submit}
          >
            {props.children}
            {/* Enter in a field submits. */}
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </Form>
        </FieldsContext>
      </Modal>
    </AntdRoot>
  );
}
