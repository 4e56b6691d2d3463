import { Form } from 'antd';
import type { Banner } from '@/contracts/banner/banner';
import { pages } from '@/contracts/banner/pages';
import { unsentPicture } from '@/contracts/content/picture';
import { titleIn } from '@/contracts/kit/text/languages';
import { publicFileUrl } from '@/contracts/upload/upload';
import { PhonePreview } from '@/portal/pickers/content/PhonePreview';
import styles from './Banners.module.css';

/** The banner of the form around it, where its page shows it. */
export function BannerPreview() {
  const typed: Partial<Banner> = Form.useWatch([]) ?? {};
  const { pageKey = 'home', picture } = typed;
  const titles = { titleTh: '', titleEn: '', titleCn: '', ...typed };
  const { width, height } = pages[pageKey].picture.crop;
  const isThere = picture && !Object.hasOwn(unsentPicture, picture);
  return (
    <PhonePreview>
      {(language) => (
        <div className={styles.page} data-page={pageKey}>
          <h2>{pages[pageKey].names[language]}</h2>
          <div className={styles.banner} style={{ aspectRatio: `${width} / ${height}` }}>
            {isThere && (
              // biome-ignore lint/performance/noImgElement: the service has made it in its size.
              <img src={publicFileUrl(picture, 'file')} alt="" />
            )}
          </div>
          <p>{titleIn(titles, language) || titles.titleTh}</p>
          <i aria-hidden="true" className={styles.rest} />
        </div>
      )}
    </PhonePreview>
  );
}
