import { useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useParams } from 'react-router';
import { useApp } from '../app/app-context.ts';
import { useStore } from '../app/storage/store.ts';
import { BusyOverlay } from '../shell/busy-overlay.tsx';
import { DialogHost } from '../shell/dialog-host.tsx';
import { SnackbarHost } from '../shell/snackbar.tsx';
import { useHeadingFocus } from '../shell/use-heading-focus.ts';
import type { Elements } from '../ui/content.tsx';
import { seesOrders } from './app/sees-orders.ts';
import { signInAddress } from './app/sign-in-address.ts';
import { useMember } from './app/staff-context.ts';
import { useHeldNavigation } from './features/editing/use-leave-guard.ts';
import { Office } from './features/office/office.tsx';
import { officePlace } from './features/office/office-links.ts';
import { NotAllowed } from './shell/not-allowed.tsx';
import { StaffDoor } from './shell/staff-door.tsx';
import { staffAreaOf } from './staff-areas.ts';
import { type StaffRoute, titleOf } from './staff-route.ts';

/** The frame of the staff's pages: the sign-in check, unless a page is open to everybody, and the global dialogs and messages. */
export function StaffRoot() {
  const page = useMatches().at(-1)?.handle as StaffRoute;
  useTopAfterNavigation();
  useHeldNavigation();
  return (
    <>
      {page.open ? (
        <Outlet />
      ) : (
        <SignedIn>
          <StaffDoor title={titleOf(page)} area={staffAreaOf(page)}>
            <Room page={page} />
          </StaffDoor>
        </SignedIn>
      )}
      <DialogHost />
      <SnackbarHost />
      <BusyOverlay />
    </>
  );
}

/** The page, if the member's role allows it; the office's pages in the office's layout. */
function Room({ page }: { page: StaffRoute }) {
  const member = useMember();
  const { group } = useParams<'group'>();
  useHeadingFocus();
  const { needs } = page;
  // Couriers have no other pages.
  if (member && !seesOrders(member) && needs !== 'rides') return <Navigate to="/staff/rides" replace />;
  if (needs && !member?.permissions.includes(needs)) return <NotAllowed />;
  const place = officePlace(page, group);
  return place !== undefined && member?.permissions.includes('settings') ? (
    <Office group={place}>
      <Outlet />
    </Office>
  ) : (
    <Outlet />
  );
}

function SignedIn({ children }: { children: Elements }) {
  const { status } = useStore(useApp().session.state);
  const { pathname, search } = useLocation();
  return status === 'signed-in' ? children : <Navigate to={signInAddress(pathname + search)} replace />;
}

function useTopAfterNavigation(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [pathname]);
}
