import { Button, Flex, Form } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { monthAfter } from '@/contracts/kit/fields/month';
import { bangkokDay } from '@/portal/kit/text/dates';
import { OneRate, type Rate } from './OneRate';

const mostRates = 24;

/** A flat rate that nobody has filled in. */
export const newRate = (from: string): Rate => ({
  ...{ from, steps: [{ upTo: null, rate: '' }], minimum: '0', fee: '0', vat: false },
});

/** What a kind of meter costs, the rates below each other by the month from which each holds. */
export function RatesInput(props: {
  id?: string;
  value?: Rate[];
  onChange?: (next: Rate[]) => void;
}) {
  const { id, value = [], onChange } = props;
  const { t } = useTranslation('meter-kinds');
  const { status } = Form.Item.useStatus();
  const last =
    value
      .map(({ from }) => from)
      .sort()
      .at(-1) ?? bangkokDay(Date.now()).slice(0, 7);
  return (
    <Flex id={id} vertical gap={16}>
      {value.map((rate, at) => (
        <OneRate
          // biome-ignore lint/suspicious/noArrayIndexKey: a rate has no other name.
          key={at}
          rate={rate}
          isWrong={status === 'error'}
          onChange={(part) => onChange?.(value.with(at, { ...rate, ...part }))}
          {...(value.length > 1 && {
            onRemove: () => onChange?.(value.filter((_, other) => other !== at)),
          })}
        />
      ))}
      {value.length < mostRates && (
        <Button
          icon={<Plus size={16} />}
          onClick={() => {
            const before = value.findLast(({ from }) => from === last) ?? newRate(last);
            onChange?.([...value, { ...before, from: monthAfter(last, 1) }]);
          }}
        >
          {t('addRate')}
        </Button>
      )}
    </Flex>
  );
}
