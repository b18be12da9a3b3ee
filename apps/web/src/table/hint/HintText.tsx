// Text of a hint beside the question; a screen reader reads it out when it comes.
export const HintText = ({ text }: { readonly text: string }) => (
  <p className="hint" role="status" data-testid="hint" hidden={text === ''}>
    {text}
  </p>
);
