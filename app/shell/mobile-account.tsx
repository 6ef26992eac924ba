import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { MobileLinks } from "./mobile-links.tsx";
import { adminMenu, leadsAddress, type NavLink } from "./navigation.ts";
import type { SignedInData } from "./shell-data.ts";
import { accountMenuOf, SignOutButton, UnreadBadge } from "./account-menu.tsx";

const notifications: NavLink = { label: "Notifications", to: "/account/notifications" };

export default function MobileAccount(data: SignedInData) {
  const { viewer, unreadLeads, unreadNotifications } = data;
  const badge = ({ to }: NavLink) => {
    if (to === leadsAddress && unreadLeads > 0) return <UnreadBadge count={unreadLeads} />;
    if (to === notifications.to && unreadNotifications > 0)
      return <UnreadBadge count={unreadNotifications} of="notifications" />;
    return null;
  };
  return (
    <nav aria-label="Account">
      <p className="font-semibold">
        {viewer.firstName} {viewer.lastName}
      </p>
      <MobileLinks links={[notifications, ...accountMenuOf(viewer.userType)]} badge={badge} />
      {viewer.userType === "admin" && adminMenu.length > 0 && (
        <>
          <p className="pt-4 font-semibold">Administration</p>
          <MobileLinks
            links={adminMenu.filter(({ to }) => canOpenAdminPath(viewer.adminAreas, to))}
          />
        </>
      )}
      <SignOutButton />
    </nav>
  );
}
