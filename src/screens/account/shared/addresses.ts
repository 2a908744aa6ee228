/** Pages of the account that screens link to (section 2; `devices` is an addition). */
export const changePasswordPath = '/pages/account/resetPassword';
export const devicesPath = '/pages/account/devices';
export const contactUsPath = '/pages/account/contactUs';
