import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { isErrorCode } from '@/contracts/kit/calls/errors';
import { type ImportRun, importEndpoints } from '@/contracts/master-data/import';
import { useAction } from '@/portal/kit/calls/use-action';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Imports.module.css';
import { RunRows } from './RunRows';

const isRunning = ({ state }: ImportRun) =>
  state === 'reading' || state === 'storing' || state === 'undoing';

/** How long a change may go unheard where the connection is lost. */
const lookAgainMs = 2000;

/** One import: how far it is, what would become of its rows, and what can be done with it. */
export function Run({ id, onChanged }: { id: string; onChanged: () => void }) {
  const read = useReader(importEndpoints.get, { params: { id } });
  const { answer: run, reload } = read;
  useLive('units', reload);
  useLive('customers', reload);
  const running = run !== undefined && isRunning(run);
  const state = run?.state;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(reload, lookAgainMs);
    return () => clearInterval(timer);
  }, [running, reload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history shows each new state too.
  useEffect(onChanged, [state]);
  if (!run) return <Awaited read={read} rows={4} />;
  return <OneRun run={run} reload={reload} />;
}

function OneRun({ run, reload }: { run: ImportRun; reload: () => void }) {
  const { t } = useTranslation('imports');
  const { state, fileName: name, create, update, task } = run;
  const n = state === 'reading' ? task.done : create + update;
  const failure = useFailure(run);
  return (
    <Section title={t(`kinds.${run.kind}`)}>
      <p
        role={state === 'refused' ? 'alert' : 'status'}
        className={styles.state}
        data-state={state}
      >
        {t(state, {
          ...{ name, create, update },
          ...{ n: n.toLocaleString('en-US'), done: task.done.toLocaleString('en-US') },
        })}
      </p>
      {isRunning(run) && (
        <progress
          aria-label={t(`states.${state}`)}
          className={styles.progress}
          // How many rows a file has is known when it is read.
          {...(task.total > 0 && { value: task.done, max: task.total })}
        />
      )}
      {failure && (
        <p role="alert" className={styles.wrong}>
          {failure}
        </p>
      )}
      <Steps run={run} onStep={reload} />
      {run.rowsKept && <RunRows run={run} />}
    </Section>
  );
}

/** Why its last step was given up. */
function useFailure({ task: { failure }, state }: ImportRun): string | undefined {
  const errorText = useErrorText();
  if (!failure || state === 'storing' || state === 'undoing') return undefined;
  const { code, message, details } = failure;
  return isErrorCode(code) ? errorText({ code, message, ...(details && { details }) }) : message;
}

function Steps({ run, onStep }: { run: ImportRun; onStep: () => void }) {
  const { t } = useTranslation('imports');
  const ask = useConfirm();
  const { id, state, error } = run;
  const call = { params: { id } };
  const [confirm, confirming] = useAction(importEndpoints.confirm, { done: onStep });
  const [undo, undoing] = useAction(importEndpoints.undo, { done: onStep });
  const [drop, dropping] = useAction(importEndpoints.drop, { done: onStep });
  const n = (run.create + run.update).toLocaleString('en-US');

  async function askConfirm() {
    const lost = error > 0 ? `\n\n${t('confirmLost', { n: error })}` : '';
    const question = { ask: t('confirmAsk', { n }) + lost, yes: t('confirm', { n }) };
    if (await ask(question)) void confirm(call);
  }
  async function askUndo() {
    const question = `${t('undoAsk', { name: run.fileName })}\n\n${t('undoLost')}`;
    if (await ask({ ask: question, yes: t('undo'), danger: true })) void undo(call);
  }
  return (
    <div className={styles.tools}>
      {state === 'ready' && n !== '0' && (
        <Button look="primary" busy={confirming} onClick={() => void askConfirm()}>
          {t('confirm', { n })}
        </Button>
      )}
      {state === 'ready' && n === '0' && <span>{t('nothing')}</span>}
      {run.rowsKept && error > 0 && (
        <DownloadButton endpoint={importEndpoints.failed} call={call}>
          {t('failed', { n: error.toLocaleString('en-US') })}
        </DownloadButton>
      )}
      {state === 'ready' && (
        <Button busy={dropping} onClick={() => void drop(call)}>
          {t('drop')}
        </Button>
      )}
      {state === 'stored' && run.rowsKept && (
        <Button tone="bad" busy={undoing} onClick={() => void askUndo()}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
