import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type HomeTile, homeTileEndpoints } from '@/contracts/auth/home-tiles';
import { useAction } from '@/portal/kit/calls/use-action';
import { OrderList } from '@/portal/kit/order/OrderList';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import styles from './ArrangeTiles.module.css';

interface Props {
  tiles: readonly (HomeTile & { name: string })[];
  onSaved: () => void;
  onClose: () => void;
}

/** Puts the tiles into the person's own order and hides those that they do not want. */
export function ArrangeTiles({ tiles, onSaved, onClose }: Props) {
  const { t } = useTranslation(['home', 'common']);
  const [items, setItems] = useState(tiles.map(({ tile, name }) => ({ id: tile, name })));
  const [hidden, setHidden] = useState(tiles.flatMap(({ tile, shown }) => (shown ? [] : [tile])));
  const [save, saving] = useAction(homeTileEndpoints.choose, {
    done: () => {
      notice.success(t('common:form.saved'));
      onSaved();
      onClose();
    },
  });
  const toggle = (key: string) =>
    setHidden((some) => (some.includes(key) ? some.filter((one) => one !== key) : [...some, key]));
  const wanted = items.filter(({ id }) => !hidden.includes(id));
  return (
    <Dialog title={t('arrange.title')} onClose={onClose}>
      <fieldset className={styles.shown}>
        <legend>{t('arrange.shown')}</legend>
        {tiles.map(({ tile, name }) => (
          <label key={tile}>
            <input type="checkbox" checked={!hidden.includes(tile)} onChange={() => toggle(tile)} />
            {name}
          </label>
        ))}
      </fieldset>
      <h3>{t('arrange.order')}</h3>
      <OrderList
        items={wanted}
        onOrder={(order) => setItems([...order, ...items.filter(({ id }) => hidden.includes(id))])}
      />
      <DialogFoot onCancel={onClose}>
        <Button
          look="primary"
          busy={saving}
          onClick={() =>
            save({
              body: { tiles: items.map(({ id }) => ({ tile: id, shown: !hidden.includes(id) })) },
            })
          }
        >
          {t('common:form.save')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
