import { describe, expect, it } from 'vitest';
import { type StaffDetails, staffDetails } from '../../../../contract/staff/staff-details.ts';
import { detailsDraft, detailsInput } from './details-draft.ts';

const saved: StaffDetails = {
  name: 'Trattoria',
  phone: '+44 1206 000000',
  email: 'hello@example.com',
  street: '12 High Street',
  city: 'Colchester',
  postcode: 'CO1 1AA',
  country: 'United Kingdom',
  place: { latitude: 51.8891, longitude: -0.9036 },
  social: { facebook: null, instagram: 'https://instagram.com/trattoria', twitter: null, youtube: null },
};

describe('what a restaurant is called and where it is found', () => {
  it('comes back as it was when nothing was typed', () => {
    expect(detailsInput(detailsDraft(saved))).toEqual(saved);
    const bare = { ...saved, place: null };
    expect(detailsInput(detailsDraft(bare))).toEqual(bare);
  });

  it.each(['51.8891,0.9036', ' 51.8891 0.9036 ', '51.8891; 0.9036'])('takes "%s" as a place', (place) => {
    const input = detailsInput({ ...detailsDraft(saved), place });
    expect(input).toMatchObject({ place: { latitude: 51.8891, longitude: 0.9036 } });
  });

  it.each(['High Street', '51.8891', '91, 0', '0, 181', '1, 2, 3'])('does not take "%s" as a place', (place) => {
    const { error } = staffDetails.safeParse(detailsInput({ ...detailsDraft(saved), place }));
    expect(error?.issues).toMatchObject([{ path: ['place'], message: 'place_invalid' }]);
  });
});
