/**
 * Renders nothing, because the button of the mobile menu is in the bar at the foot of the window.
 */
export default function NavbarMobileSidebarToggle(): null {
  return null;
}
