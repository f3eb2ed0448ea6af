import type { MerchantDetail } from '@dining/contract'

interface Settings {
  readonly features: { readonly openTableReservationsEnabled: boolean }
}

/** Whether tables of a restaurant can be reserved on a partner's site (RESERVE-02). */
export function offersReservations(
  { features }: Settings,
  { reservationProviders }: Pick<MerchantDetail, 'reservationProviders'>,
): boolean {
  return features.openTableReservationsEnabled && reservationProviders.openTable !== null
}
