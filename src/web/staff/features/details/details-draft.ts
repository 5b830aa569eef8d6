import type { StaffDetails } from '../../../../contract/staff/staff-details.ts';
import { SOCIAL_NETWORKS } from '../../../../domain/look/social-networks.ts';

type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The record as its inputs show it: everything is text, '' where there is no value. */
export type DetailsDraft = Omit<StaffDetails, 'place' | 'social'> & { place: string } & Record<SocialNetwork, string>;

const TWO_NUMBERS = /^(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;

export function detailsDraft({ place, social, ...details }: StaffDetails): DetailsDraft {
  const { name, phone, email, street, city, postcode, country } = details;
  return {
    ...{ name, phone, email, street, city, postcode, country },
    place: place ? placeText(place) : '',
    facebook: social.facebook ?? '',
    instagram: social.instagram ?? '',
    twitter: social.twitter ?? '',
    youtube: social.youtube ?? '',
  };
}

/** Coordinates as their input shows them: "51.8891, 0.9036". */
export function placeText({ latitude, longitude }: NonNullable<StaffDetails['place']>): string {
  return `${latitude}, ${longitude}`;
}

/** The request's body. A place that cannot be parsed is sent as text, which is refused with an error at its field. */
export function detailsInput({ place, facebook, instagram, twitter, youtube, ...texts }: DetailsDraft): object {
  const links = { facebook, instagram, twitter, youtube };
  return {
    ...texts,
    place: placeOf(place.trim()),
    social: Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, links[network].trim() || null])),
  };
}

function placeOf(typed: string): StaffDetails['place'] | string {
  const [, latitude, longitude] = TWO_NUMBERS.exec(typed) ?? [];
  if (latitude && longitude) return { latitude: Number(latitude), longitude: Number(longitude) };
  return typed || null;
}
