import { Form, Modal } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ZodArray, ZodEnum, ZodObject, ZodPipe } from 'zod';
import type { Version } from '@/contracts/kit/calls/upsert-endpoints';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import { focusFirst } from '@/portal/kit/page/focus-first';
import frames from '@/portal/kit/page/frame.module.css';
import { Button } from '@/portal/ui/actions/Button';
import { RecordConflict } from './conflict/RecordConflict';
import { FieldsContext } from './fields/Field';
import styles from './RecordForm.module.css';
import { RestoredNote } from './unsent/RestoredNote';
import { type RecordFormOptions, useRecordForm } from './use-record-form';

interface Props<S extends ZodObject, R extends Version> extends RecordFormOptions<S, R> {
  /** The area's namespace: its `add` and `edit` are the title, and each field is labelled by its name. */
  texts: string;
  /** The title and the button of a form that does something else than to add or edit. */
  title?: string;
  deed?: string;
  /** What happens when it is saved. */
  note?: string;
  /** What the record will look like, beside its fields. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form of more fields comes from the side, as high as the window. */
const mostInDialog = 6;
/** So many choices are a page of boxes. */
const manyChoices = 40;
/** A list of parts is as long as a person makes it, and so is what is chosen among many. */
function isList(field: unknown) {
  if (!(field instanceof ZodArray)) return false;
  const { element: given } = field.def;
  const element = given instanceof ZodPipe ? given.def.in : given;
  if (element instanceof ZodEnum) return Object.keys(element.def.entries).length > manyChoices;
  return element instanceof ZodObject;
}
/** What a draft has beside its fields. */
const unseen: ReadonlySet<string> = new Set(['id', 'version', 'announceTo']);

/** Creates or edits one record in a dialog: errors beside the fields, nothing typed is ever lost. */
export function RecordForm<S extends ZodObject, R extends Version>(props: Props<S, R>) {
  const { t } = useTranslation([props.texts, 'common']);
  const { title = t(props.record ? 'edit' : 'add'), aside, note } = props;
  const shown = Object.entries(props.schema.shape).filter(([name]) => !unseen.has(name));
  const count = shown.reduce((sum, [, field]) => sum + (isList(field) ? mostInDialog : 1), 0);
  const isLong = count > mostInDialog || aside !== undefined;
  const { form, frame, fields, late, isSaving, cancel, ...doing } = useRecordForm(props, t);
  return (
    <AntdRoot>
      <Modal
        open
        title={title}
        className={
          isLong ? `${frames.drawer} ${aside === undefined ? '' : frames.wide}` : frames.dialog
        }
        transitionName=""
        maskTransitionName=""
        // The second of two quick presses of what opens it falls beside it.
        mask={{ closable: false }}
        afterOpenChange={(open) => open && focusFirst(frame.current)}
        onCancel={cancel}
        footer={[
          note && (
            <span key="note" className={styles.note}>
              {note}
            </span>
          ),
          <Button key="cancel" onClick={cancel}>
            {t('common:form.close')}
          </Button>,
          <Button key="save" look="primary" busy={isSaving} onClick={form.submit}>
            {props.deed ?? t('common:form.save')}
          </Button>,
        ]}
      >
        {props.restored && <RestoredNote onDiscard={doing.discard} />}
        {late && (
          <RecordConflict
            {...late}
            said={fields.said}
            onTheirs={() => doing.takeTheirs(late.sides)}
            onMerge={(names) => doing.merge(late.sides, names)}
          />
        )}
        <FieldsContext value={fields}>
          <Form
            form={form}
            layout="vertical"
            noValidate
            requiredMark={(label, { required }) => (
              <span className={`${styles.label} ${required ? 'required' : ''}`}>{label}</span>
            )}
            disabled={isSaving}
            initialValues={doing.initialValues}
            onValuesChange={doing.noteInput}
            onFinish={doing.submit}
          >
            <div className={styles.halves} data-aside={aside !== undefined || undefined}>
              <fieldset ref={frame} className={styles.fields} disabled={isSaving}>
                {props.children}
              </fieldset>
              {aside}
            </div>
            {/* Enter in a field submits. */}
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </Form>
        </FieldsContext>
      </Modal>
    </AntdRoot>
  );
}
