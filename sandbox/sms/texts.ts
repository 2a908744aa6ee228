import type { InLanguages } from '../language.js';

export const smsTexts: InLanguages<{ readonly title: string; readonly none: string }> = {
  en_US: { title: 'Messages sent by this demo', none: 'Nothing was sent yet.' },
  ms_MY: { title: 'Mesej yang dihantar oleh demo ini', none: 'Belum ada mesej dihantar.' },
  my_MM: { title: 'ဤသရုပ်ပြက ပို့ထားသော စာများ', none: 'ယခုထိ ဘာမှ မပို့ရသေးပါ။' },
  th_TH: { title: 'ข้อความที่เดโมนี้ส่ง', none: 'ยังไม่มีข้อความที่ส่ง' },
  zh_CN: { title: '此演示发送的短信', none: '尚未发送任何短信。' },
};
