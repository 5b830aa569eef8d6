import bags from '../../assets/emoji/bags.webp';
import cart from '../../assets/emoji/cart.webp';
import cooking from '../../assets/emoji/cooking.webp';
import envelope from '../../assets/emoji/envelope.webp';
import fire from '../../assets/emoji/fire.webp';
import heart from '../../assets/emoji/heart.webp';
import house from '../../assets/emoji/house.webp';
import magnifier from '../../assets/emoji/magnifier.webp';
import packageBox from '../../assets/emoji/package.webp';
import party from '../../assets/emoji/party.webp';
import pasta from '../../assets/emoji/pasta.webp';
import plate from '../../assets/emoji/plate.webp';
import scooter from '../../assets/emoji/scooter.webp';
import star from '../../assets/emoji/star.webp';
import ticket from '../../assets/emoji/ticket.webp';
import warning from '../../assets/emoji/warning.webp';

const PICTURES = {
  bags,
  cart,
  cooking,
  envelope,
  fire,
  heart,
  house,
  magnifier,
  package: packageBox,
  party,
  pasta,
  plate,
  scooter,
  star,
  ticket,
  warning,
};

export type EmojiName = keyof typeof PICTURES;

interface EmojiProps {
  name: EmojiName;
  /** In the first screenful: not lazy. */
  eager?: boolean;
  className?: string | undefined;
}

/** A large decorative picture, 112 px unless `className` says otherwise; for empty states and the tracker only. */
export function Emoji({ name, eager = false, className }: EmojiProps) {
  return (
    <img
      src={PICTURES[name]}
      alt=""
      width={112}
      height={112}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
