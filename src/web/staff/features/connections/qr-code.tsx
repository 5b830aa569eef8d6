import { renderSVG } from 'uqr';
import { useMessages } from '../../../app/app-context.ts';
import styles from './connections.module.css';

/** A link as a QR code, to be printed on flyers and table tents. */
export function QrCode({ name, link }: { name: string; link: string }) {
  const t = useMessages('links');
  // Medium correction: read although a corner is worn.
  const address = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M', border: 4 }))}`;
  return (
    <div className={styles.code}>
      <img src={address} alt={t('code')} width="180" height="180" />
      <a href={address} download={`${name}.svg`}>
        {t('download')}
      </a>
    </div>
  );
}
