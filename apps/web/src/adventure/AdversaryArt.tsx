// The Keyraken itself, as a picture that fills the place it is given.
interface AdversaryArtProps {
  readonly damage: number;
  readonly power: number;
  readonly advances: number;
  readonly tide: 'low' | 'high';
}

export const AdversaryArt = (_props: AdversaryArtProps) => (
  <svg className="adversary-art" viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" />
);
