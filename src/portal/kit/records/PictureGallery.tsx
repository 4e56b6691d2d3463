import { ImagePlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { featureOf } from '@/contracts/kit/feature/feature-of';
import { smallPictureUrl } from '@/contracts/upload/upload';
import { useEditing } from '@/portal/kit/form/use-editing';
import type { OrderCalls } from '@/portal/kit/order/OrderDialog';
import { OrderItemsButton } from '@/portal/kit/order/OrderItemsButton';
import { usePermission } from '@/portal/kit/page/permission';
import { RowActions, type RowCalls } from '@/portal/kit/records/RowActions';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import type { Pictured, PictureKind } from './PictureForm';
import styles from './PictureGallery.module.css';

const PictureForm = dynamic(() => import('./PictureForm').then((m) => m.PictureForm), {
  ssr: false,
});

interface Props {
  title: string;
  rows: readonly Pictured[];
  kind: PictureKind & { endpoints: RowCalls & { order: OrderCalls['order'] } };
  /** Whose pictures they are, by the field of its id. */
  owner: Record<string, string>;
  onChanged: () => void;
  /** A field by which a picture goes to another owner. */
  children?: ReactNode;
}

/**
 * The pictures of a record in their order: added, named, put into another order, and taken away. The
 * area's texts say `gallery`: `add`, `edit`, `picture`, `name`, `none` and `lost` (`name`).
 */
export function PictureGallery({ title, rows, kind, owner, onChanged, children }: Props) {
  const { endpoints, texts } = kind;
  const { t } = useTranslation([texts, 'common']);
  const can = usePermission();
  const editing = useEditing<Pictured>(`${endpoints.list.path} ${Object.values(owner).join()}`);
  const { width, height } = kind.type.crop ?? { width: 1, height: 1 };
  return (
    <Section title={title}>
      <p className={styles.buttons}>
        {can(`${featureOf(endpoints.list)}:create`) && (
          <Button icon={<ImagePlus />} onClick={() => editing.open('new')}>
            {t('gallery.add')}
          </Button>
        )}
        <OrderItemsButton
          items={rows.map(({ id, name, url }) => ({ id, name, picture: smallPictureUrl(url) }))}
          order={endpoints.order}
          onChanged={onChanged}
        />
      </p>
      {rows.length === 0 && <p>{t('gallery.none')}</p>}
      <ol className={styles.gallery}>
        {rows.map((row) => (
          <li key={row.id}>
            {/* biome-ignore lint/performance/noImgElement: the service has made it as small as it is shown. */}
            <img
              src={smallPictureUrl(row.url)}
              alt=""
              loading="lazy"
              style={{ aspectRatio: `${width} / ${height}` }}
            />
            <div className={styles.name}>
              <b>{row.name}</b>
              <RowActions
                endpoints={endpoints}
                row={row}
                name={row.name}
                lost={({ name }) => t('gallery.lost', { name })}
                onEdit={() => editing.open(row)}
                onChanged={onChanged}
              />
            </div>
            {row.active === false && <Tag>{t('common:form.inactive')}</Tag>}
          </li>
        ))}
      </ol>
      {editing.form && (
        <PictureForm
          {...editing.form}
          kind={kind}
          owner={owner}
          onSaved={() => {
            editing.close();
            onChanged();
          }}
        >
          {children}
        </PictureForm>
      )}
    </Section>
  );
}
