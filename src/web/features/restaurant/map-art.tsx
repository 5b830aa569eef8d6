import { spriteUrl } from 'virtual:icon-sprite';
import styles from './map-art.module.css';

/** A drawing of a map, without a request to a map service, which would learn of the visitor. */
export function MapArt() {
  return (
    <svg className={styles.map} viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${spriteUrl}#place`} />
      <use href={`${spriteUrl}#place-sign`} />
    </svg>
  );
}
