/** Follows the panel's number, which is drawn as a circle but read as "1. Order Type & Details" (specification section 2). */
export function StepTitle({ text }: { text: string }) {
  return (
    <span>
      <span className="visually-hidden">. </span>
      {text}
    </span>
  );
}
