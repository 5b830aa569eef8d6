import styles from './map-art.module.css';

/** A drawn map: it says "place" without asking a map service, which would learn of the visitor. */
export function MapArt() {
  return (
    <svg className={styles.map} viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.park} d="M300 150h110v90H300zM20 20h90v60H20z" />
      <path
        className={styles.road}
        d="M-10 110C120 90 200 150 500 100M150-10c-20 120 40 180 20 300M330-10c10 90-40 180 0 300"
      />
      <path className={styles.street} d="M-10 200h500M60-10v300M240-10v300M420-10v300M-10 40h500" />
      <circle className={styles.halo} cx="240" cy="122" r="46" />
      <path className={styles.pin} d="M240 150s-26-26-26-44a26 26 0 1 1 52 0c0 18-26 44-26 44z" />
      <circle className={styles.eye} cx="240" cy="106" r="9" />
    </svg>
  );
}
