/** After the panel's number: read "1. Order Type & Details" (specification section 2), drawn as a circle. */
export function StepTitle({ text }: { text: string }) {
  return (
    <span>
      <span className="visually-hidden">. </span>
      {text}
    </span>
  );
}
