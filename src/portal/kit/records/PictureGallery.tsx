import { ArrowUpDown, ImagePlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { featureOf } from '@/contracts/kit/feature/feature-of';
import { smallPictureUrl } from '@/contracts/upload/upload';
import type { OrderCalls } from '@/portal/kit/order/OrderDialog';
import { usePermission } from '@/portal/kit/page/permission';
import { RowActions, type RowCalls } from '@/portal/kit/records/RowActions';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './PictureGallery.module.css';

const OrderItems = dynamic(
  () => import('@/portal/kit/order/OrderItems').then((m) => m.OrderItems),
  { ssr: false },
);

interface Pictured {
  id: string;
  name: string;
  /** Where the picture is read, a path of the portal. */
  url: string;
  active?: boolean;
}

/** Records that are pictures, in their order: added, named, put into another order, and taken away. */
export function PictureGallery<Row extends Pictured>(props: {
  title: string;
  rows: readonly Row[];
  endpoints: RowCalls & { list: Endpoint; order: OrderCalls['order'] };
  /** Of the shape that the pictures are cropped to, `9 / 16`. */
  shape: string;
  words: { add: string; none: string; lost: (row: Row) => string };
  onEdit: (row: Row | 'new') => void;
  onChanged: () => void;
}) {
  const { title, rows, endpoints, shape, words, onEdit, onChanged } = props;
  const { t } = useTranslation('common');
  const can = usePermission();
  const feature = featureOf(endpoints.list);
  const [ordering, setOrdering] = useState(false);
  return (
    <Section title={title}>
      <p className={styles.buttons}>
        {can(`${feature}:create`) && (
          <Button icon={<ImagePlus />} onClick={() => onEdit('new')}>
            {words.add}
          </Button>
        )}
        {can(`${feature}:edit`) && rows.length > 1 && (
          <Button icon={<ArrowUpDown />} onClick={() => setOrdering(true)}>
            {t('order.title')}
          </Button>
        )}
      </p>
      {rows.length === 0 && <p>{words.none}</p>}
      <ol className={styles.gallery}>
        {rows.map((row) => (
          <li key={row.id}>
            {/* biome-ignore lint/performance/noImgElement: the service has made it as small as it is shown. */}
            <img
              src={smallPictureUrl(row.url)}
              alt=""
              loading="lazy"
              style={{ aspectRatio: shape }}
            />
            <b>{row.name}</b>
            {row.active === false && <Tag>{t('form.inactive')}</Tag>}
            <RowActions
              endpoints={endpoints}
              row={row}
              name={row.name}
              lost={words.lost}
              onEdit={() => onEdit(row)}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ol>
      {ordering && (
        <OrderItems
          items={rows.map(({ id, name, url }) => ({ id, name, picture: smallPictureUrl(url) }))}
          order={endpoints.order}
          onDone={() => {
            setOrdering(false);
            onChanged();
          }}
          onClose={() => setOrdering(false)}
        />
      )}
    </Section>
  );
}
