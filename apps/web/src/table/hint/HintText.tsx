// What the hint says, where the question stands; read out when it comes.
export const HintText = ({ text }: { readonly text: string }) => (
  <p className="hint" role="status" data-testid="hint" hidden={text === ''}>
    {text}
  </p>
);
