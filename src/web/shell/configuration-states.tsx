/** Shown while the configuration loads. */
export function ConfigurationPending() {
  return <p>…</p>;
}

export function ConfigurationFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert">
      <button type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
